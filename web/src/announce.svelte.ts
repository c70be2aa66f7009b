/** What a screen reader says: one polite and one urgent voice. */
export const voices = $state({ polite: "", urgent: "" });

/** Say something when there is a pause. */
export function announce(text: string): void {
  voices.polite = text === voices.polite ? `${text}\u00a0` : text; // the same again is said again
}

/** Say something at once. */
export function exclaim(text: string): void {
  voices.urgent = text === voices.urgent ? `${text}\u00a0` : text;
}
