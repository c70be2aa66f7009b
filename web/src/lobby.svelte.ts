/** The public tables, as they come, change and go. */
import { ask } from "./api";
import type { AnyTold, Listed, MyTable, TableShown } from "./messages";
import { fits } from "./renewal.svelte";

const PAUSE = 5_000;

/** Where somebody can sit down. */
export const joinable = (table: TableShown): boolean =>
  !table.begun && table.seats.some((seat) => !seat.name);

export class Lobby {
  /** The first page, which changes as it does there; null until the server has told. */
  first = $state.raw<TableShown[] | null>(null);
  /** My tables that can go on, as they change; null until the server has told, which it does who is known. */
  mine = $state.raw<MyTable[] | null>(null);
  /** How many tables follow after the first page. */
  #after = $state(0);
  /** Those of the other pages that were asked for, as they were then. */
  #others = $state.raw<TableShown[]>([]);
  #pages = 1;
  #socket: WebSocket | null = null;
  #timer = 0;

  /** All that is known: tables with a free seat first, the newest of them first. */
  tables: TableShown[] = $derived.by(() => {
    const first = new Set(this.first?.map(({ code }) => code));
    const all = [...(this.first ?? []), ...this.#others.filter(({ code }) => !first.has(code))];
    return all.toSorted(
      (one, other) =>
        Number(joinable(other)) - Number(joinable(one)) || other.opened.localeCompare(one.opened),
    );
  });
  /** How many tables there are besides. */
  more: number = $derived(Math.max(0, (this.first?.length ?? 0) + this.#after - this.tables.length));

  /** Fetch the next page. */
  async fetchMore(): Promise<void> {
    const { tables } = await ask<Listed>("GET", `/api/tables?page=${++this.#pages}`);
    const fresh = new Set(tables.map(({ code }) => code)); // meanwhile tables may have moved to another page
    this.#others = [...this.#others.filter(({ code }) => !fresh.has(code)), ...tables];
    if (!tables.length) this.#after = this.#others.length; // some have gone that nobody saw
  }

  /** Listen until `leave`; a broken line is mended after a while. */
  constructor() {
    this.#open();
  }

  leave(): void {
    clearTimeout(this.#timer);
    const socket = this.#socket;
    this.#socket = null;
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket?.close();
  }

  #open(): void {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/api/lobby/socket`);
    socket.onmessage = ({ data }) =>
      socket === this.#socket && this.#hear(JSON.parse(data as string) as AnyTold);
    socket.onclose = () => {
      if (socket === this.#socket) this.#timer = window.setTimeout(() => this.#open(), PAUSE);
    };
    this.#socket = socket;
  }

  #hear(message: AnyTold): void {
    if (message.type === "listed") this.#greet(message);
    else if (message.type === "table_changed") this.#put(message.table);
    else if (message.type === "table_gone") this.#remove(message.code);
    else if (message.type === "mine") {
      this.mine = message.tables;
      return;
    } else return;
    this.#after = message.more ?? 0;
  }

  #greet({ tables, protocol }: Listed): void {
    if (fits(protocol)) this.#begin(tables);
    else this.leave();
  }

  #begin(tables: TableShown[]): void {
    this.first = tables;
    this.#others = [];
    this.#pages = 1;
  }

  #remove(gone: string): void {
    this.first = this.#without(gone);
    this.#others = this.#others.filter(({ code }) => code !== gone);
  }

  #put(table: TableShown): void {
    this.first = [table, ...this.#without(table.code)];
  }

  #without(code: string): TableShown[] {
    return (this.first ?? []).filter((table) => table.code !== code);
  }
}
