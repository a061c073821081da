/** A position from a link, played through and open to be looked at. */
import { FileError } from '@roundhouse/kernel';
import { readBeside } from '../game/import.ts';
import type { ReadGame } from '../game/file-reader.ts';
import { GameLog } from '../game/game-log.ts';
import { OpenGame } from '../game/open-game.ts';
import { StillGame } from '../game/still-game.ts';
import { loadTitle } from '../titles/rules.ts';
import { readPosition, type SharedPosition } from './position.ts';
import { shareText as t } from './texts.ts';

export interface OpenedPosition {
  /** The letters after `#`. */
  readonly letters: string;
  readonly position: SharedPosition;
  readonly read: ReadGame;
  readonly game: StillGame;
}

/** Throws a sentence where it cannot be opened: what is in a link is checked like a file. */
export async function openPosition(letters: string): Promise<OpenedPosition> {
  if (letters === '') throw new FileError(t('open.empty'));
  const position = await readPosition(letters);
  const file = new File([JSON.stringify(position.game)], 'link.json', { type: 'application/json' });
  const read = await readBeside(file);
  if ('reason' in read) throw new FileError(read.reason);
  const title = (await loadTitle(read.header.title))!;
  const log = GameLog.known(title, read);
  const seats = log.state.players.map((player, i) => ({
    player,
    name: log.history.players[i]!,
    kind: 'here' as const,
  }));
  const game = new StillGame(
    new OpenGame(title, { id: `link-${digestOf(letters)}`, name: t('open.page'), seats }, log),
  );
  return { letters, position, read, game };
}

/** Tells links apart, for the lines that are kept with one. */
function digestOf(letters: string): string {
  let digest = 0x81_1c_9d_c5;
  for (let i = 0; i < letters.length; i++) digest = Math.imul(digest ^ letters.charCodeAt(i), 0x01_00_01_93) >>> 0;
  return `${digest.toString(36)}-${letters.length}`;
}
