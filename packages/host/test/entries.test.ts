/** Entries as a host stores them. */
import { deciders, type Envelope, FILE_FORMAT, History, lastingHash, newGame } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';
import { anyTitle } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { type Decision, hashedEntries } from '../src/index.ts';
import { AtTable, choiceOf } from './table.ts';

const holland = anyTitle(soh);

test('entries are stored with the lasting hash after them, an undo too, and notes without one', () => {
  const at = new AtTable(holland, 3);
  const stored: Envelope[] = [];
  const store = (decision: Decision<AtTable['table']['state']>): void => {
    if (decision.kind !== 'done') throw new Error(JSON.stringify(decision));
    stored.push(...hashedEntries(decision));
  };
  const first = lastingHash(holland, at.table.state);
  const act = (): void => store(at.act(choiceOf(at.table, deciders(holland, at.table.state)[0]!)));
  for (let i = 0; i < 4; i++) act();
  store(at.wish({ kind: 'seat', player: 'player2', to: 'club' }, 'player2'));
  store(at.act({ type: 'undo', by: 'player1', to: 0 }, ...at.table.state.players));
  act();
  expect(stored.map(({ hash }) => hash?.slice(0, 2))).toEqual(['2-', '2-', '2-', '2-', undefined, '2-', '2-']);
  expect(stored[5]!.hash).toBe(first);

  const header = newGame(holland, { players: ['Ada', 'Bram', 'Cato'], seed: 1 });
  const file = { ...header, format: FILE_FORMAT, entries: stored } as const;
  expect(History.openAsFar(holland, file)).toMatchObject({ refused: null, differsAt: null });
  const spoilt = stored.map((entry, i) => (i === 2 ? { ...entry, hash: stored[1]!.hash } : entry));
  expect(History.openAsFar(holland, { ...file, entries: spoilt }).differsAt).toBe(3);
});
