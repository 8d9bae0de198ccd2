// One soft note when it is the reader's turn, if sound was asked for.

import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

export function chime(): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [pitch, start] of [[392, 0], [587, 0.12]] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, now + start);
    volume.gain.linearRampToValueAtTime(0.08, now + start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + 0.6);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + 0.65);
  }
}
