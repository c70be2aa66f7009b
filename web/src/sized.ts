/** How large an element is, as the browser finds out when it lays the page out. */
import type { Attachment } from "svelte/attachments";

/**
 * Tell how large this is, before it is seen for the first time and whenever that changes. `bind:clientWidth` asks at
 * once: then the page is laid out in the middle of being built, and again afterwards.
 */
export function sized(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const watch = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    watch.observe(element);
    return () => watch.disconnect();
  };
}
