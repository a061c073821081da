/** Two soft tones, made on the spot: there is nothing to fetch. */
export function chime(): void {
  try {
    const context = new AudioContext();
    for (const [i, pitch] of [659, 880].entries()) tone(context, pitch, context.currentTime + i * 0.16);
    setTimeout(() => void context.close(), 1000);
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
