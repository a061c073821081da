/** Up for a turn, down for a refusal, three steps up for a phase. */
const PITCHES = { turn: [659, 880], refusal: [392, 330], phase: [523, 659, 784] } as const;

/** Soft tones, made on the spot: there is nothing to fetch. */
export function chime(kind: keyof typeof PITCHES): void {
  try {
    const context = new AudioContext();
    for (const [i, pitch] of PITCHES[kind].entries()) tone(context, pitch, context.currentTime + i * 0.16);
    setTimeout(() => void context.close(), 1400);
  } catch {
    // A browser that makes no sound has its reasons.
  }
}

function tone(context: AudioContext, pitch: number, from: number): void {
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
  source.connect(volume).connect(context.destination);
  source.start(from);
  source.stop(from + 0.55);
}
