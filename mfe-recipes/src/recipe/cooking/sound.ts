/**
 * The timer's sound, made by the browser itself. A context may only sound after a press on the page, so it is
 * woken by the press that starts a timer; where there is none the notice and the title must do.
 */
let context: AudioContext | undefined;

export function wakeSound(): void {
  if (typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    void context.resume().catch(() => undefined);
  } catch {
    context = undefined;
  }
}

const BEEPS = [0, 0.35, 0.7];
const LENGTH = 0.22;

/** Three short tones, and a phone's shake where it can. */
export function ring(): void {
  if ('vibrate' in navigator) navigator.vibrate([200, 100, 200]);
  if (context?.state !== 'running') return;
  const start = context.currentTime;
  for (const at of BEEPS) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = 880;
    volume.gain.setValueAtTime(0.0001, start + at);
    volume.gain.exponentialRampToValueAtTime(0.25, start + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + at + LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(start + at);
    tone.stop(start + at + LENGTH);
  }
}
