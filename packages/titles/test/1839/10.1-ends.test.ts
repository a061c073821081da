import { describe, expect } from 'vitest';
import { pass } from '../deals.ts';
import { rule } from '../rule.ts';
import { concede, nameWinner, running } from './money.ts';
import { Table } from './table.ts';

const winners = (t: Table): unknown => t.events.find(({ event }) => event === 'win')?.['players'];

describe('10.1 Criteria', () => {
  rule('1839:10.1-1', 'the last player has won, at once', () => {
    const t = Table.blank().cash('player3', 1).does(concede('player1'));
    expect(t.s.ended).toBeNull();
    t.does(concede('player2'));
    expect([t.s.ended?.reason, winners(t)]).toEqual(['last-player', ['player3']]);
    expect(t.title.score(t.s)).toEqual({ player1: 0, player2: 0, player3: 1 });
  });

  rule('1839:10.1-2', 'so has whom all players agree on, whatever the others own', () => {
    const t = Table.blank()
      .cash('player1', 900)
      .does(nameWinner('player2', 'player3'))
      .does(nameWinner('player3', 'player3'));
    expect(t.s.ended).toBeNull();
    t.does(nameWinner('player1', 'player1')).does(nameWinner('player1', 'player3'));
    expect([t.s.ended?.reason, winners(t)]).toEqual(['agreement', ['player3']]);
  });

  rule(
    '1839:10.1-2',
    'what was named can be taken back, and is forgotten when the round is over or somebody leaves',
    () => {
      const named = (): Table =>
        Table.blank().does(nameWinner('player1', 'player3')).does(nameWinner('player2', 'player3'));
      const back = named()
        .does({ type: 'nameNobody', by: 'player1', frame: 'course' })
        .does(nameWinner('player3', 'player3'));
      expect(back.s.ended).toBeNull();
      const later = named().endRound();
      expect([later.s.ext.agreed, later.does(nameWinner('player3', 'player3')).s.ended]).toEqual([{}, null]);
      const left = named().does(concede('player1'));
      left.refuses(nameWinner('player2', 'player1'), '1839:10.1-2');
      expect(left.does(nameWinner('player3', 'player3')).s.ended).toBeNull();
      expect(left.does(nameWinner('player2', 'player3')).s.ended?.reason).toBe('agreement');
    },
  );

  rule('1839:10.1-5', '1839:17.12-8', '1839:Q4', 'after the first set that was all played in purple phase', () => {
    // Purple began in the first round of this set: two rounds of it are left, a stock round and three more.
    const t = Table.blank()
      .company('NRS', running({ player1: 6 }, 74, '7-1'))
      .phase('purple');
    t.ext({ sets: [1, 3] })
      .operating('NRS', 'trains')
      .ext({ sets: [1, 3] });
    const rounds: string[] = [];
    for (let i = 0; i < 60 && !t.s.ended; i++) {
      const name = t.title.roundName(t.s);
      if (rounds.at(-1) !== name) rounds.push(name);
      if (name.startsWith('SR')) t.does(pass);
      else t.endTurn();
    }
    expect(rounds).toEqual(['OR 2.1', 'OR 2.2', 'OR 2.3', 'SR 3', 'OR 3.1', 'OR 3.2', 'OR 3.3']);
    expect(t.s.ended?.reason).toBe('purple-set');
  });
});
