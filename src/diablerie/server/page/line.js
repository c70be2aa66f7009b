/** The line to a table: it comes back by itself, loses no command and leaves out no version. */

/** @typedef {{ type: string, [field: string]: any }} Told */
/** @typedef {"connecting" | "open" | "lost" | "elsewhere" | "closed"} Condition */

const CHANGES = ["changed", "happened", "closed"];
const ELSEWHERE = 4001;
const CLOSED = 4002;
const LONGEST_PAUSE = 15_000;
/** Talk is not worth being said again. */
const FLEETING = ["say", "react"];

/**
 * Come to a table and stay there; `changed` is told how the line is, and whether we were let in.
 *
 * @param {string} path
 * @param {(message: Told) => void} hear
 * @param {(condition: Condition, admitted: boolean) => void} changed
 */
export function line(path, hear, changed) {
  /** @type {WebSocket} */
  let socket;
  /** @type {Map<number, { do: string, id: number }>} */
  const unanswered = new Map();
  let [last, version, tries, timer] = [0, -1, 0, 0];
  let [fresh, stopped] = [true, false];

  function open() {
    clearTimeout(timer);
    [fresh, stopped] = [true, false];
    changed("connecting", true);
    socket = new WebSocket(location.origin.replace("http", "ws") + path);
    socket.onmessage = ({ data }) => receive(JSON.parse(data));
    socket.onclose = ({ code, target }) => target === socket && lost(code);
  }

  /** @param {number} code */
  function lost(code) {
    if (stopped) return;
    if (code === ELSEWHERE || code === CLOSED) return stop(code === CLOSED ? "closed" : "elsewhere");
    const pause = Math.min(LONGEST_PAUSE, 500 * 2 ** tries++) * (0.75 + Math.random() / 2);
    timer = setTimeout(open, pause);
    changed("lost", !fresh);
  }

  /** @param {Condition} condition */
  function stop(condition) {
    stopped = true;
    clearTimeout(timer);
    socket.close();
    changed(condition, true);
  }

  /** @param {Told} message */
  function receive(message) {
    if (message.type === "shown") welcome(message);
    if (message.type === "done" || message.type === "refused") unanswered.delete(message.id);
    if (CHANGES.includes(message.type)) {
      if (message.version <= version) return;
      if (message.version > version + 1) return void send("catch_up", { version });
      version = message.version;
    }
    if (message.type === "moved") version = Math.max(version, message.version);
    hear(message);
  }

  /** @param {Told} shown */
  function welcome(shown) {
    version = shown.version;
    last = Math.max(last, shown.id ?? 0);
    if (!fresh) return;
    [fresh, tries] = [false, 0];
    changed("open", true);
    for (const command of unanswered.values()) {
      if (FLEETING.includes(command.do)) unanswered.delete(command.id);
      else socket.send(JSON.stringify(command));
    }
  }

  /** Send a command; its id, or 0 if there is no line. @param {string} what @param {object} [fields] */
  function send(what, fields = {}) {
    if (fresh || socket.readyState !== WebSocket.OPEN) return 0;
    const command = { do: what, id: ++last, ...fields };
    unanswered.set(command.id, command);
    socket.send(JSON.stringify(command));
    return command.id;
  }

  const awake = () => {
    if (!stopped && document.visibilityState === "visible" && socket.readyState === WebSocket.CLOSED) open();
  };
  addEventListener("online", awake);
  document.addEventListener("visibilitychange", awake);
  open();
  return { send, open, stop: () => stop("closed") };
}
