import { History, newGame, readGameFile, lastingHash } from '@roundhouse/kernel';
import { title1820 } from '@roundhouse/titles';
import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';

describe('10.1 Negotiation & holdings', () => {
  rule('1820:Q75', 'deals have a public place in the game, and no rule holds anybody to them', () => {
    const history = new History(title1820, newGame(title1820, { players: ['Ada', 'Bea'], seed: 1 }));
    const before = lastingHash(title1820, history.state);
    history.note({ type: 'agreement', by: ['player1', 'player2'], text: 'Nobody bids for the red cousin.' });
    const again = History.open(title1820, readGameFile(JSON.parse(JSON.stringify(history.toFile()))));
    expect(again.entries).toEqual(history.entries);
    expect([lastingHash(title1820, again.state), again.length]).toEqual([before, 0]);
    const by = history.state.ext.order[0]!;
    const red = Object.keys(history.state.privates).at(-1)!;
    expect(again.add({ type: 'bid', by, frame: 'cousinAuction', private: red, amount: 20 }).ok).toBe(true);
  });
});
