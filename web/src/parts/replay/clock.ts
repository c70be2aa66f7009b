/** Times as a clock shows them. */

/** Milliseconds as minutes and seconds, with hours where there are any: "3:07", "1:02:45". */
export function clockTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] ? parts : parts.slice(1);
  return [String(first), ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
}
