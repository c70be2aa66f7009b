/** From a seed to numbers: the recipe of docs/fair-shuffles.md, in full. */

/** How many words of 32 bits there are. */
const ALL_WORDS = 2 ** 32;
const BYTES_OF_A_WORD = 4;

export type Bytes = Uint8Array<ArrayBuffer>;

/** What is published before the game: the SHA-256 of the seed. */
export async function commitmentOf(seed: Bytes): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", seed)));
}

/** The players' numbers joined, empty for who added none. */
export const saltOf = (numbers: string[]): string => numbers.join(",");

/** The seed as the key of every draw. */
export function keyOf(seed: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", seed, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
}

/** The stream of one draw. */
export class Draw {
  readonly #key: CryptoKey;
  readonly #salt: string;
  readonly #number: number;
  #block = 0;
  #words: number[] = [];

  constructor(key: CryptoKey, salt: string, number: number) {
    this.#key = key;
    this.#salt = salt;
    this.#number = number;
  }

  /** A number from 0 to `limit` - 1, all equally likely. */
  async below(limit: number): Promise<number> {
    const fair = ALL_WORDS - (ALL_WORDS % limit);
    let word = await this.#next();
    while (word >= fair) word = await this.#next();
    return word % limit;
  }

  /** The items in another order, by Fisher and Yates. */
  async shuffled<T>(items: readonly T[]): Promise<T[]> {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last--) {
      const other = await this.below(last + 1);
      [result[last], result[other]] = [result[other]!, result[last]!];
    }
    return result;
  }

  async #next(): Promise<number> {
    if (!this.#words.length) this.#words = await this.#nextBlock();
    return this.#words.shift()!;
  }

  async #nextBlock(): Promise<number[]> {
    const message = new TextEncoder().encode(`${this.#number}/${this.#block++}/${this.#salt}`);
    const signed = new DataView(await crypto.subtle.sign("HMAC", this.#key, message));
    const count = signed.byteLength / BYTES_OF_A_WORD;
    return Array.from({ length: count }, (_, index) => signed.getUint32(index * BYTES_OF_A_WORD));
  }
}

const toHex = (bytes: Bytes): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes that hexadecimal digits stand for; null if they stand for none. */
export function fromHex(digits: string): Bytes | null {
  if (!/^([0-9a-f]{2})+$/.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
