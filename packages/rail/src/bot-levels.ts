/** How strong a bot is and what it likes, by the names that servers, files and pages tell. */
export const RANKS = ['beginner', 'club', 'expert'] as const;
export type Rank = (typeof RANKS)[number];

export const CHARACTERS = ['builder', 'raider', 'banker'] as const;
export type Character = (typeof CHARACTERS)[number];

/** A rank, with a character or without; or one that moves at random, for testing. */
export type Level = 'random' | Rank | `${Rank}-${Character}`;

export const LEVELS: readonly Level[] = [
  ...RANKS.flatMap((rank): Level[] => [rank, ...CHARACTERS.map((character): Level => `${rank}-${character}`)]),
  'random',
];

/** The bot of a seat about which nothing else is said. */
export const USUAL_LEVEL: Level = 'club';

export const isLevel = (level: string): level is Level => (LEVELS as readonly string[]).includes(level);

/** Null for one that moves at random. */
export function rankOf(level: Level): Rank | null {
  const [rank] = level.split('-') as [Rank | 'random'];
  return rank === 'random' ? null : rank;
}

export const characterOf = (level: Level): Character | null => (level.split('-')[1] as Character | undefined) ?? null;

export const levelOf = (rank: Rank, character: Character | null): Level =>
  character === null ? rank : `${rank}-${character}`;

/** A character that none of these bots has yet, while there is one. */
export function otherCharacter(levels: readonly Level[]): Character {
  const taken = levels.map(characterOf);
  return CHARACTERS.find((character) => !taken.includes(character)) ?? CHARACTERS[levels.length % CHARACTERS.length]!;
}
