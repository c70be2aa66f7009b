/** What lies over a page, such as a dialogue: the browser's back button closes it before it leaves the page.
 *
 * Each layer has an entry in the browser's history. One that is closed otherwise leaves its entry behind, for the
 * next layer to use or to be skipped: to go back at once would race with whatever is opened just then.
 */
interface Layer {
  close: () => void;
}

const layers: Layer[] = [];
const depthOf = (state: unknown): number => (state as { depth?: number } | null)?.depth ?? 0;
/** How many entries of layers lie before us in the history, whether they are open or not. */
let entries = depthOf(history.state);

/** Something was opened that `close` closes; call what is returned when it was closed otherwise. */
export function layer(close: () => void): () => void {
  const own = { close };
  layers.push(own);
  if (layers.length > entries) {
    entries = layers.length;
    history.pushState({ depth: entries }, "");
  }
  return () => {
    if (layers.includes(own)) layers.splice(layers.indexOf(own), 1);
  };
}

/** The browser went to another entry of the same page; whether that only closed something. */
export function stepped(state: unknown): boolean {
  const depth = depthOf(state);
  const back = depth < entries;
  entries = depth;
  if (!back) return false;
  const closed = layers.splice(depth).reverse();
  for (const { close } of closed) close();
  if (!closed.length) history.back(); // what had this entry was closed long ago
  return true;
}

/** We go to another page; whether its entry takes the place of a layer's. */
export function uncovered(): boolean {
  const covered = entries > 0;
  layers.length = 0;
  entries = 0;
  return covered;
}

/** The browser has brought us to another page, perhaps to the entry of a layer that was left there. */
export function arrived(state: unknown): void {
  layers.length = 0;
  entries = depthOf(state);
}
