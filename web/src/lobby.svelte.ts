/** The public tables, as they come, change and go. */
import type { AnyTold, TableShown } from "./messages";

const PAUSE = 5_000;

export class Lobby {
  /** The newest first; null until the server has told. */
  tables = $state.raw<TableShown[] | null>(null);
  #socket: WebSocket | null = null;
  #timer = 0;

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
    if (message.type === "listed") this.tables = message.tables;
    else if (message.type === "table_changed") this.#put(message.table);
    else if (message.type === "table_gone") this.tables = this.#without(message.code);
  }

  #put(table: TableShown): void {
    const known = this.tables?.some(({ code }) => code === table.code);
    const replaced = (this.tables ?? []).map((old) => (old.code === table.code ? table : old));
    this.tables = known ? replaced : [table, ...replaced];
  }

  #without(code: string): TableShown[] {
    return (this.tables ?? []).filter((table) => table.code !== code);
  }
}
