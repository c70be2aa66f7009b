/** How cards fly: from who played them to the table, and from the table to who takes them. */
import type { TransitionConfig } from "svelte/transition";
import type { Seat } from "../../messages";

const FLIGHT = 320;
const FADE = 120;

/** Where my cards lay when I played them. */
const left = new Map<number, DOMRect>();

/** Remember where a card lies that is played now. */
export function leaves(card: number, from: Element): void {
  left.clear();
  left.set(card, from.getBoundingClientRect());
}

interface Flight {
  card: number;
  seat: Seat;
  /** Whether it was seen happening; otherwise the card just lies there. */
  seen: boolean;
  delay?: number;
}

/** A card comes from its player. */
export function arrive(node: Element, { card, seat, seen }: Flight): TransitionConfig {
  if (!seen) return { duration: 0 };
  return fly(node, left.get(card) ?? seatPlace(seat), {
    duration: FLIGHT,
    scale: left.has(card) ? 1 : 0.6,
  });
}

/** A card goes to who takes it. */
export function depart(node: Element, { seat, seen, delay = 0 }: Flight): TransitionConfig {
  if (!seen) return { duration: 0 };
  return { ...fly(node, seatPlace(seat), { duration: FLIGHT, scale: 0.3 }), delay };
}

function fly(
  node: Element,
  other: DOMRect | null,
  { duration, scale }: { duration: number; scale: number },
): TransitionConfig {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    return { duration: FADE, css: (here) => `opacity: ${here}` };
  }
  const [x, y] = way(node.getBoundingClientRect(), other);
  return {
    duration,
    easing: (time) => 1 - (1 - time) ** 3,
    css: (here, away) =>
      `translate: ${x * away}px ${y * away}px; scale: ${1 - (1 - scale) * away}; opacity: ${Math.min(1, here * 2.5)}`,
  };
}

/** From a card to somewhere else; without a place, upwards out of sight. */
function way(card: DOMRect, other: DOMRect | null): [number, number] {
  if (!other) return [0, -card.height];
  return [
    other.x + other.width / 2 - card.x - card.width / 2,
    other.y + other.height / 2 - card.y - card.height / 2,
  ];
}

/** Where somebody sits on this page. */
function seatPlace(seat: Seat): DOMRect | null {
  return document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect() ?? null;
}
