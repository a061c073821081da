import { type Channel, openChannel } from './channel.ts';

/** Word of a change to the list of games, heard in every tab, this one too. */
const NAME = 'roundhouse-games';
let speaker: Channel<null> | null = null;

export function announceChange(): void {
  speaker ??= openChannel<null>(NAME, () => {});
  speaker.post(null);
}

export function onChange(changed: () => void): () => void {
  const ear = openChannel<null>(NAME, changed);
  return () => ear.close();
}
