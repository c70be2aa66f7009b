import { beforeEach, expect, test } from "vitest";
import { Stopwatch, type Clocks } from "./stopwatch";

/** A device whose clocks and screen stand still until they are moved. */
class Device implements Clocks {
  time = 1000;
  asleep = 0;
  dark = false;
  #frames: (() => void)[] = [];
  now = (): number => this.time;
  wall = (): number => 1_700_000_000_000 + this.time + this.asleep;
  frame = (then: () => void): void => void this.#frames.push(then);
  hidden = (): boolean => this.dark;

  paint(): void {
    this.time += 16;
    for (const then of this.#frames.splice(0)) then();
  }
}

let device: Device;
let stopwatch: Stopwatch;
beforeEach(() => {
  device = new Device();
  stopwatch = new Stopwatch(device);
});

test("time runs from the frame in which the dice are on the screen", () => {
  stopwatch.thrown(7);
  device.paint();
  device.paint();
  expect(stopwatch.reaction(1032 + 640)).toBe(640);
});

test("nothing is claimed before the dice have been on the screen", () => {
  stopwatch.thrown(7);
  device.paint();
  expect(stopwatch.reaction(1020)).toBeNull();
});

test("a press that came before the dice is no negative time", () => {
  stopwatch.thrown(7);
  device.paint();
  device.paint();
  expect(stopwatch.reaction(900)).toBe(0);
});

test("the same throw laid out anew does not start again", () => {
  stopwatch.thrown(7);
  device.paint();
  device.paint();
  device.time += 300;
  stopwatch.thrown(7);
  device.paint();
  device.paint();
  expect(stopwatch.reaction(1032 + 500)).toBe(500);
});

test("a new throw starts anew", () => {
  stopwatch.thrown(7);
  device.paint();
  device.paint();
  stopwatch.thrown(9);
  expect(stopwatch.reaction(device.time)).toBeNull();
});

test("a throw that fell while the page was hidden is not timed, even when it is looked at later", () => {
  device.dark = true;
  stopwatch.thrown(7);
  device.dark = false;
  device.paint();
  device.paint();
  expect(stopwatch.reaction(device.time + 400)).toBeNull();
});

test("a page that goes out of sight makes no claim any more", () => {
  stopwatch.thrown(7);
  device.paint();
  device.paint();
  stopwatch.lost();
  expect(stopwatch.reaction(device.time + 400)).toBeNull();
});

test("a page that goes out of sight before the dice are painted makes no claim either", () => {
  stopwatch.thrown(7);
  stopwatch.lost();
  device.paint();
  device.paint();
  expect(stopwatch.reaction(device.time + 400)).toBeNull();
});

test("a device that slept in mid-grab makes no claim, although its frames stood still", () => {
  stopwatch.thrown(7);
  device.paint();
  device.paint();
  device.asleep = 5000;
  expect(stopwatch.reaction(device.time + 400)).toBeNull();
});
