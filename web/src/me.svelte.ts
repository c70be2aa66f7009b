/** Who I am here, and how I say so. */
import { ask, Refusal, type Person } from "./api";
import { visit } from "./visit";

let person = $state.raw<Person | null>(visit.me);
/** All tabs of this browser have one cookie, so what one says of me is true in all. */
const tabs = new BroadcastChannel("diablerie-me");
tabs.onmessage = ({ data }) => (person = data as Person);
/** Whoever waits for an answer of the dialogue that asks for a name. */
let waiting = $state.raw<((known: boolean) => void) | null>(null);

/** Me, or null while nobody has said who they are. */
export const me = (): Person | null => person;
/** Whether the dialogue is open. */
export const asking = (): boolean => waiting !== null;

/** Ask for a name and a colour; whether somebody has said who they are. */
export function introduce(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting?.(false);
    waiting = resolve;
  });
}

/** Close the dialogue. */
export function answered(known: boolean): void {
  waiting?.(known);
  waiting = null;
}

/** Be called this from now on; a guest whom the server has forgotten becomes a new one. */
export async function beCalled(name: string, colour: string): Promise<void> {
  const wanted = { name, colour };
  if (person) {
    try {
      return become(await ask<Person>("PATCH", "/api/me", wanted));
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "unknown") throw error;
    }
  }
  become(await ask<Person>("POST", "/api/guests", wanted));
}

function become(somebody: Person): void {
  person = somebody;
  tabs.postMessage(somebody);
}
