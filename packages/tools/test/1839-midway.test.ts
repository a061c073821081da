/** Games of 1839 that are saved while somebody is asked something in between: they open there again. */
import { drawStyle, randomTurn } from '@roundhouse/bots';
import { indication } from '@roundhouse/host';
import { deciders, dice, History, newGame, readGameFile, lastingHash } from '@roundhouse/kernel';
import { anyTitle, type RailState } from '@roundhouse/rail';
import { title1839 } from '@roundhouse/titles';
import { expect, test } from 'vitest';

const title = anyTitle(title1839);
const SAVED = ['announcement', 'redemption', 'offer', 'emergency', 'nationalisation', 'newLocal', 'homes', 'discard'];

/** The game as its file has it, read from its text. */
function reopened(history: History<RailState>): History<RailState> {
  const { state } = history;
  const again = History.open(title, readGameFile(JSON.parse(JSON.stringify(history.toFile()))));
  expect([lastingHash(title, again.state), again.state.stack]).toEqual([lastingHash(title, state), state.stack]);
  expect(deciders(title, again.state)).toEqual(deciders(title, state));
  return again;
}

/** One whose sale waits for an answer concedes: the answer is awaited, and the leaving after it. */
function concedes(history: History<RailState>): string[] {
  const seller = history.state.stack.findLast(({ kind }) => kind === 'sale')?.of;
  const leaver = History.open(title, history.toFile());
  if (seller === undefined || !leaver.add({ type: 'concede', by: seller, frame: 'course' }).ok) return [];
  reopened(leaver);
  return leaver.state.stack.some(({ kind }) => kind === 'leaving') ? ['leaving'] : [];
}

/** What a random game was saved in the middle of. */
function midway(seed: number): string[] {
  const history = new History(title, newGame(title, { players: ['Ada', 'Bram', 'Cato', 'Dirk'], seed }));
  const chance = dice(seed);
  const style = drawStyle(chance);
  const seen = new Set<string>();
  while (!history.state.ended && history.length < 1500) {
    const { kind } = history.state.stack.at(-1)!;
    if (SAVED.includes(kind) && !seen.has(kind)) {
      reopened(history);
      for (const one of kind === 'redemption' ? [kind, ...concedes(history)] : [kind]) seen.add(one);
    }
    const action = indication(title, history.state) ?? randomTurn(title, history.state, chance, style)!;
    const result = history.add(action);
    if (!result.ok) throw new Error(result.refusal.text);
  }
  return [...seen];
}

test('a game saved in the middle of a sale, an offer, an emergency, a leaving, a nationalisation round opens there', () => {
  const all = [...SAVED, 'leaving'];
  const seen = new Set<string>();
  // A discard is rare: games are played until all of it has been seen.
  for (let seed = 1; seed <= 20 && seen.size < all.length; seed++) for (const kind of midway(seed)) seen.add(kind);
  expect([...seen].toSorted()).toEqual(all.toSorted());
}, 120_000);
