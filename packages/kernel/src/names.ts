/** Names of players: what a new game takes, and what becomes of the names in a file. */
import { LONGEST_NAME } from './limits.ts';
import { truncate, isBlank, plainLine } from './sanitize.ts';
import { SetupError } from './setup-error.ts';
import type { PlayerId } from './state.ts';

/** Why a player cannot be called so, in one sentence; null if that is a good name. Spaces around it do not count. */
export function nameRefusal(name: string): string | null {
  const given = name.trim();
  if (isBlank(given)) return 'Every player needs a name.';
  if (given.length > LONGEST_NAME) return `A name can have at most ${LONGEST_NAME} characters.`;
  if (plainLine(given) !== given.replace(/ {2,}/gu, ' ')) {
    return 'A name must be one line of visible characters.';
  }
  return null;
}

/** The names of a new game as it keeps them; throws where one cannot be taken. */
export function namesForNewGame(names: readonly string[]): string[] {
  for (const name of names) {
    const refusal = nameRefusal(name);
    if (refusal !== null) throw new SetupError(refusal);
  }
  return names.map(plainLine);
}

/** The names of a game from elsewhere: what cannot be seen is left out, and nobody is without a name. */
export const cleanNames = (names: readonly string[]): string[] =>
  names.map((name, seat) => (isBlank(name) ? `Player ${seat + 1}` : truncate(plainLine(name), LONGEST_NAME)));

/** Alike to a reader: the forms of one letter, small or large, and marks that are not seen. */
export const looksOf = (name: string): string =>
  plainLine(name)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();

/** The names with players of one name told apart by a number: `Ada`, `Ada 2`. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const given = new Set(names.map(looksOf));
  return names.map((name) => {
    let apart = name;
    // A number never makes somebody's own name of it: of Ada, Ada and "Ada 2" the second is "Ada 3".
    for (let number = 2; taken.has(looksOf(apart)) || (apart !== name && given.has(looksOf(apart))); number++) {
      apart = `${name} ${number}`;
    }
    taken.add(looksOf(apart));
    return apart;
  });
}

/** A sentence of the rules, which know players by their ids alone, with their names: `player2` becomes `Ben`. */
export const withNames = (sentence: string, players: readonly PlayerId[], names: readonly string[]): string =>
  sentence.replaceAll(/\bplayer\d+\b/gu, (id) => names[players.indexOf(id)] ?? id);
