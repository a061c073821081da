import type { LoggedAction } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { purseChange } from '@roundhouse/rail/telling/amount';
import type { Decision } from '../../../src/table/decision/model.ts';
import { decidesFor } from '../../../src/table/decision/payer.ts';

const holding = (cash: Readonly<Record<string, number>>) => ({ cash }) as unknown as RailState;
const action = (type: string): LoggedAction => ({ type, by: 'player1', frame: 'trains/A' });

test('a train costs what the treasury and the director pay together', () => {
  const [before, after] = [holding({ A: 11, player1: 946 }), holding({ A: 0, player1: 57 })];
  expect(purseChange(before, action('buyTrain'), after)).toBe(-900);
});

test('what a company pays its own director is what it costs', () => {
  const [before, after] = [holding({ A: 100, player1: 10 }), holding({ A: 60, player1: 50 })];
  expect(purseChange(before, action('buyPrivate'), after)).toBe(-40);
});

test('where the treasury is not touched the player pays or is paid', () => {
  expect(purseChange(holding({ A: 5, player1: 10 }), action('sell'), holding({ A: 5, player1: 52 }))).toBe(42);
});

test('in a turn of their own players pay once', () => {
  const turn = { ...action('buy'), frame: 'stockTurn/player1' };
  expect(purseChange(holding({ player1: 100 }), turn, holding({ player1: 33 }))).toBe(-67);
});

test('a dividend is about the treasury alone', () => {
  expect(purseChange(holding({ A: 5, player1: 10 }), action('dividend'), holding({ A: 5, player1: 52 }))).toBe(0);
});

test('an offer moves the money of those whom it asks, not of the company on turn', () => {
  const companies = { A: { director: 'player1' }, B: { director: 'player2' } };
  const s = { cash: {}, companies } as unknown as RailState;
  const decision = (frame: object) => ({ company: 'A', by: 'player2', frame }) as unknown as Decision;
  const offer = decision({ kind: 'offer', needs: ['player2'], terms: {} });
  const owners = (one: Decision): string[] =>
    ['A', 'B', 'player1', 'player2'].filter((owner) => decidesFor(s, one, 'player2', owner));
  expect(owners(offer)).toEqual(['B', 'player2']);
  // A player who decides for a company without directing it still sees its treasury.
  expect(owners(decision({ kind: 'run', of: 'A' }))).toEqual(['A', 'B', 'player2']);
});
