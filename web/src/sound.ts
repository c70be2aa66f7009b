/** Short, dry and quiet sounds, made here and now. */
import type { Sound } from "./scene";
import { settings } from "./settings.svelte";
import { VOICES, type Voice } from "./voices";

const LOUDNESS = 0.5;
/** Nothing sounds twice quite alike. */
const VARIETY = 0.04;

/** What sounds are made with, once somebody has touched the page. */
interface Stage {
  context: AudioContext;
  out: AudioNode;
  noise: AudioBuffer;
}
let stage: Stage | null = null;

/** Make a sound, after what is seen of it: the first one takes a slow phone longer than a frame. */
export function play(sound: Sound): void {
  setTimeout(() => perform(sound));
}

/** Make a sound, unless it is off, nobody looks, or nobody has touched the page yet. */
function perform(sound: Sound): void {
  if (!settings.sound || document.hidden) return;
  wake();
  if (stage?.context.state !== "running") return; // or all that was missed would sound at once later
  const now = stage.context.currentTime + 0.01;
  const pitch = 1 + (Math.random() - 0.5) * VARIETY;
  for (const voice of VOICES[sound]) sing(stage, voice, now, pitch);
}

/** Open the stage, or wake it up; before the first touch browsers would only complain. */
function wake(): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  try {
    stage ??= opened();
    if (stage.context.state !== "running") stage.context.resume().catch(() => undefined);
  } catch {
    stage = null; // a browser that cannot is a quiet one
  }
}

// Some browsers let a stage be woken up by a touch only, not by what the touch leads to.
for (const touch of ["click", "keydown"]) globalThis.addEventListener?.(touch, wake);

function opened(): Stage {
  const context = new AudioContext({ latencyHint: "interactive" });
  const out = new GainNode(context, { gain: LOUDNESS });
  out.connect(context.destination);
  const noise = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = noise.getChannelData(0);
  for (let nth = 0; nth < samples.length; nth++) samples[nth] = Math.random() * 2 - 1;
  return { context, out, noise };
}

/** Let one voice be heard: a source, a filter, and loudness that swells and dies away. */
function sing(stage: Stage, voice: Voice, now: number, pitch: number): void {
  const begin = now + voice.at;
  const end = begin + voice.lasts;
  const source =
    voice.wave === "noise" ? hiss(stage) : new OscillatorNode(stage.context, { type: voice.wave });
  const filter = new BiquadFilterNode(stage.context, shape(voice));
  const gliding = source instanceof OscillatorNode ? source.frequency : filter.frequency;
  gliding.setValueAtTime(voice.from * pitch, begin);
  gliding.exponentialRampToValueAtTime(voice.to * pitch, end);
  source
    .connect(filter)
    .connect(loudness(stage, voice, begin))
    .connect(stage.out);
  source.start(begin);
  source.stop(end);
}

function hiss({ context, noise }: Stage): AudioBufferSourceNode {
  return new AudioBufferSourceNode(context, { buffer: noise, loop: true });
}

function shape({ wave, muffled = 20_000, narrow = 1 }: Voice): BiquadFilterOptions {
  return wave === "noise" ? { type: "bandpass", Q: narrow } : { type: "lowpass", frequency: muffled };
}

function loudness({ context }: Stage, { loud, lasts, swell = 0.001 }: Voice, begin: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + swell);
  gain.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
  return gain;
}
