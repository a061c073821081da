import { describe, expect } from 'vitest';
import { pass } from '../deals.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { runs } from '../routes.ts';
import { on, running as aboutToRun, SHORT } from './line.ts';
import { concede, inNeed, running } from './money.ts';
import { Table } from './table.ts';

const assign = (by: string, company: string): Deed => ({ type: 'assignTrain', by, company, frame: 'course' });

/** Player 3 has the train; the NRS is player 1's, the L1 player 3's own. */
const table = (): Table =>
  Table.blank()
    .company('NRS', running({ player1: 6 }, 74, 'R5-1'))
    .company('L1', running({ player3: 6 }, 31))
    .phase('dark brown')
    .trainsGone('2', '2+1', '3', '3+', '4+')
    .train('R4-1', 'player3');

describe('14.2.3.2.3 Diepenbrock en Reigers te Ulft: its train', () => {
  rule('1839:14.2.3.2.3-3', 'goes to any floated company, for nothing, at any time', () => {
    // To one's own at once, in somebody else's turn.
    const own = table();
    const money = own.money('player3');
    own.does(assign('player3', 'L1'));
    expect([own.s.trains['R4-1'], own.money('player3') - money, own.asks]).toEqual(['L1', 0, 'stockTurn/player1']);
    const operating = table().operating('NRS', 'trains').accepts(assign('player3', 'L1'));
    operating.does(assign('player3', 'NRS')).does({ type: 'accept' });
    expect([operating.trains('NRS'), operating.asks]).toEqual([['R5-1', 'R4-1'], 'trains/NRS']);
    const unfloated = table().company('MSS', { shares: { player3: 5 }, price: 67 });
    unfloated
      .refuses(assign('player3', 'MSS'), '1839:14.2.3.2.3-3')
      .refuses(assign('player2', 'NRS'), '1839:14.2.3.2.3-3');
    // Before dark brown phase it lies with the private.
    table().train('R4-1', 'DeRtU').private('DeRtU', 'player3').refuses(assign('player3', 'L1'), '1839:14.2.3.2.3-3');
  });

  rule('1839:14.2.3.2.3-4', '1839:Q71', 'its director agrees, or its holder where the director asks for it', () => {
    const t = table().does(assign('player3', 'NRS'));
    expect([t.who, t.s.trains['R4-1']]).toEqual([['player1'], 'player3']);
    t.refuses(assign('player3', 'L1'), '1839:Q71').does({ type: 'decline' });
    t.refuses(assign('player3', 'NRS'), '1839:14.2.3.2.3-4').accepts(assign('player3', 'L1'));
    // In the next turn it can be offered again.
    t.does(pass).accepts(assign('player3', 'NRS'));
    const asked = table().does(assign('player1', 'NRS'));
    expect([asked.who, asked.does({ type: 'accept' }).s.trains['R4-1']]).toEqual([['player3'], 'NRS']);
    // Lapses when either leaves.
    expect(table().does(assign('player3', 'NRS')).does(concede('player1')).s.trains['R4-1']).toBe('player3');
  });

  rule('1839:14.2.3.2.3-5', '1839:Q49', 'not to a company at its train limit', () => {
    table().train('R5-2', 'NRS').accepts(assign('player3', 'NRS'));
    table().train('R5-2', 'NRS').train('R5-3', 'NRS').refuses(assign('player3', 'NRS'), '1839:14.2.3.2.3-5');
    table().phase('gray').train('R5-2', 'NRS').refuses(assign('player3', 'NRS'), '1839:14.2.3.2.3-5');
  });

  rule('1839:14.2.3.2.3-6', 'it has not run, and satisfies the duty to own a train', () => {
    const t = inNeed({ cash: 0 }).train('R4-1', 'player1').phase('dark brown');
    expect(t.asks).toBe('emergency/NRS');
    t.does(assign('player1', 'NRS'));
    expect([t.asks, t.trains('NRS'), t.s.ext.ran]).toEqual(['trains/NRS', ['R4-1'], []]);
    t.accepts(pass);
    // A player who had something to add keeps it: nothing is owed any more.
    const helping = inNeed({ cash: 10 }, 20)
      .train('R4-1', 'player1')
      .phase('dark brown')
      .does(assign('player1', 'NRS'));
    expect([helping.asks, helping.money('player1'), helping.money('NRS')]).toEqual(['trains/NRS', 20, 10]);
    // In purple phase it is still there for its run.
    expect(table().phase('purple').does(assign('player3', 'L1')).s.trains['R4-1']).toBe('L1');
  });

  rule('1839:14.2.3.2.3-3', 'between any two steps of an operation, though nothing else could be done', () => {
    // The L1 of player 3 has neither money nor track: it waits only for what its director could do with the train.
    const t = table().train('R5-1', 'L1').train('R4-3', 'NRS').ext({ reservations: [] });
    t.endRound().endTurn();
    expect([t.onTurn, t.who]).toEqual(['L1', ['player3']]);
    const seen: string[] = [];
    while (t.onTurn === 'L1') {
      seen.push(t.asks.split('/')[0]!);
      t.accepts(assign('player3', 'L1'));
      t.does(pass);
    }
    expect(seen).toContain('pause');
    // Without it the operation goes on by itself.
    const other = table().train('R5-1', 'L1').train('R4-3', 'NRS').train('R4-1', 'gone').ext({ reservations: [] });
    other.endRound().endTurn();
    expect(other.asks).not.toContain('pause');
  });

  rule('1839:14.2.3.2.3-6', '1839:Q49', 'given in gray phase it runs once, and is gone; and it scores nothing', () => {
    const t = aboutToRun(['R4-1'], { phase: 'gray' }).does(runs(on('R4-1', SHORT)));
    expect([t.s.trains['R4-1'], t.s.ext.ran]).toEqual(['gone', ['R4-1']]);
    const score = (owner: string) => {
      const held = table().train('R4-1', owner);
      return held.title.score(held.s)['player3'];
    };
    expect(score('player3')).toBe(score('gone'));
  });
});
