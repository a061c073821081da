/** Word of a change to the list of games, heard in every tab, this one too. */
const NAME = 'roundhouse-games';
let speaker: BroadcastChannel | null = null;

export function announceChange(): void {
  speaker ??= new BroadcastChannel(NAME);
  speaker.postMessage(null);
}

export function onChange(changed: () => void): () => void {
  const ear = new BroadcastChannel(NAME);
  ear.onmessage = changed;
  return () => ear.close();
}
