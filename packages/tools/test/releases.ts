/** One game of each title for each release, as that release played it, with hashes on the way. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  FILE_FORMAT,
  type GameFile,
  lastingHash,
  type LoggedAction,
  newGame,
  readGameFile,
  VERSION,
} from '@roundhouse/kernel';
import { playerNames } from '../src/names.ts';
import { playGame } from '../src/simulate/game.ts';
import { planFor } from '../src/simulate/plan.ts';
import type { AnyTitle } from '../src/title.ts';

const folder = join(import.meta.dirname, 'releases');
/** A hash costs more than an action. */
const HASH_EVERY = 10;
/** Long enough to come into late phases, short enough to be played again in every run of the tests. */
const SHORTEST = 200;
const LONGEST = 3_000;

export interface Release {
  readonly version: string;
  readonly title: string;
}

export const listReleases = (): readonly Release[] =>
  readdirSync(folder)
    .sort()
    .flatMap((version) =>
      readdirSync(join(folder, version)).map((name) => ({ version, title: name.replace('.json', '') })),
    );

const placeOf = ({ version, title }: Release): string => join(folder, version, `${title}.json`);

export const releasedGame = (release: Release): GameFile => readGameFile(readFileSync(placeOf(release), 'utf8'));

/** Plays a game for the version of now, unless there is one: what was written is never written again. */
export function writeRelease(title: AnyTitle): boolean {
  const place = placeOf({ version: VERSION, title: title.id });
  if (existsSync(place)) return false;
  for (let seed = seedOf(`${VERSION} ${title.id}`); ; seed++) {
    const file = played(title, seed);
    if (file === null) continue;
    mkdirSync(join(folder, VERSION), { recursive: true });
    writeFileSync(place, `${JSON.stringify(file)}\n`);
    return true;
  }
}

/** A whole game of that seed, with a sensible player at every other seat; null where it is too long or too short. */
function played(title: AnyTitle, seed: number): GameFile | null {
  const { min, max } = title.players;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const plan = planFor(title, { counts, options: {}, readings: {}, anyReadings: false }, seed);
  const entries: { action: LoggedAction; hash?: string }[] = [];
  const { violation } = playGame(title, plan, false, {
    players: 'mixed',
    each({ action, state }) {
      const isHashed = state.ended !== null || entries.length % HASH_EVERY === HASH_EVERY - 1;
      entries.push({ action, ...(isHashed ? { hash: lastingHash(title, state) } : {}) });
    },
  });
  if (violation) throw new Error(violation.what);
  if (entries.length < SHORTEST || entries.length > LONGEST) return null;
  const header = newGame(title, { players: playerNames(plan.players), seed, options: plan.options });
  return { ...header, format: FILE_FORMAT, entries };
}

/** Another one for each release. */
const seedOf = (text: string): number => Buffer.from(text).reduce((sum, byte) => (sum * 31 + byte) % 100_003, 7);
