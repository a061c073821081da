import { describe, expect } from 'vitest';
import { pass } from '../deals.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { building, lay, running } from './building.ts';
import { Table } from './table.ts';

const buys = (id: string, price: number): Deed => ({
  type: 'buyPrivate',
  private: id,
  price,
  frame: 'operatingTurn/AMS',
});
const yes: Deed = { type: 'accept' };
const withhold: Deed = { type: 'dividend', choice: 'withhold' };
/** The AMS of player 1 builds; player 2 owns both green private companies and Kabinet-Rochussen. */
const table = (phase = 'light green', cash = 500, owner = 'player2'): Table =>
  building(
    running(
      Table.blank().phase(phase).private('HLvVdG', owner).private('SR-V', owner).private('KR', 'player2'),
      'AMS',
      { cash },
    ),
    'AMS',
  );

describe('14.2.1 Private company general rules', () => {
  rule('1839:14.2.1-1', 'private companies lay no track and neither buy nor run trains', () => {
    const t = running(Table.blank().private('HLvVdG', 'player1'), 'ZHESM').stockTurn('player1');
    t.refuses(lay('E8', '7', 3, { using: 'HLvVdG' }), '1839:14.2.1-1').refuses(lay('E8', '7', 3), '1839:14.2.1-1');
    t.refuses({ type: 'buyTrain', train: '2-1' }, '1839:14.2.1-1');
    t.refuses({ type: 'run', routes: [] }, '1839:14.2.1-1').accepts(pass);
  });

  rule('1839:14.2.1-2', 'director and owner agree', () => {
    const t = table().does(buys('HLvVdG', 50));
    expect([t.who, t.s.privates['HLvVdG']]).toEqual([['player2'], 'player2']);
    t.does({ type: 'decline' }).refuses(buys('HLvVdG', 50), '1839:14.2.1-2').accepts(buys('HLvVdG', 51));
    expect(table('light green', 500, 'player1').does(buys('HLvVdG', 50)).s.privates['HLvVdG']).toBe('AMS');
  });

  rule('1839:14.2.1-3', 'from light green phase on, from players, at any time in its operation', () => {
    table('dark yellow').refuses(buys('HLvVdG', 50), '1839:14.2.1-3');
    table('light green').accepts(buys('HLvVdG', 50));
    table('light green', 500, 'ZHESM').refuses(buys('HLvVdG', 50), '1839:14.2.1-3');
    // In every step of the turn, between which a pause asks where nothing else does.
    const t = table().train('3-1', 'AMS');
    const steps: string[] = [];
    while (steps.at(-1) !== 'trains/AMS') {
      steps.push(t.accepts(buys('HLvVdG', 50)).asks);
      if (t.asks === 'run/AMS') t.runsBest();
      else t.does(t.asks === 'dividend/AMS' ? withhold : pass);
    }
    expect(steps).toEqual(['track/AMS', 'pause/AMS', 'run/AMS', 'dividend/AMS', 'trains/AMS']);
  });

  rule('1839:14.2.1-4', 'for ƒ1 to its face value, from the treasury to the player', () => {
    table().accepts(buys('HLvVdG', 1)).accepts(buys('HLvVdG', 90)).refuses(buys('HLvVdG', 91), '1839:14.2.1-4');
    table()
      .refuses(buys('HLvVdG', 0), '1839:14.2.1-4')
      .accepts(buys('SR-V', 100))
      .refuses(buys('SR-V', 101), '1839:14.2.1-4');
    table('light green', 49).refuses(buys('HLvVdG', 50), '1839:14.2.1-4').accepts(buys('HLvVdG', 49));
    const t = table();
    const before = t.money('player2');
    t.does(buys('HLvVdG', 50)).does(yes);
    expect([t.money('AMS'), t.money('player2') - before]).toEqual([450, 50]);
  });

  rule('1839:14.2.1-5', '1839:14.2.1-6', 'it is the company’s, which may use its power at once', () => {
    const t = table().does(buys('HLvVdG', 50)).does(yes);
    expect([t.s.privates['HLvVdG'], t.asks]).toEqual(['AMS', 'track/AMS']);
    expect(t.does(lay('N15', '57', 0, { using: 'HLvVdG' })).s.privates['HLvVdG']).toBe('gone');
    const paid = running(Table.blank().private('SR-V', 'AMS'), 'AMS', { cash: 0 }).stockTurn('player1').endRound();
    expect(paid.money('AMS')).toBe(10);
  });

  rule('1839:14.2.1-7', 'and no other private company', () => {
    const t = table('blue').refuses(buys('KR', 50), '1839:14.2.1-7').accepts(buys('SR-V', 50));
    for (const id of ['LP', 'JJB', 'CO', 'RH']) t.refuses(buys(id, 1), '1839:14.2.1-7');
  });
});
