/** Giving an address to somebody else. */

/** shared or copied; or it could be neither, and has to be shown. */
export type Given = "shared" | "copied" | "shown";

/** Hand over an address as this device can do it. A plain address in a network can do neither. */
export async function give(title: string, url: string): Promise<Given> {
  if (matchMedia("(pointer: coarse)").matches && "share" in navigator) {
    const done = await navigator.share({ title, url }).then(
      () => true,
      (error: unknown) => (error as Error).name === "AbortError", // they have thought better of it
    );
    if (done) return "shared";
  }
  return (await copied(url)) ? "copied" : "shown";
}

/** Put a text where it can be pasted; whether that was possible. */
export async function copied(text: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
