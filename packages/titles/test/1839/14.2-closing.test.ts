import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { phases, trains } from '../../src/1839/data/index.ts';
import { Table } from './table.ts';

const kinds = trains.map(({ id }) => id);
/** A company buys the first train of this phase while these privates are open. */
function begin(phase: string, owners: Readonly<Record<string, string>>, players = 4): Table {
  const number = phases.findIndex(({ id }) => id === phase);
  const t = Table.blank(players)
    .phase(phases[number - 1]!.id)
    .trainsGone(...kinds.slice(0, number))
    .train('R4-1', 'DeRtU')
    .company('ZHESM', { shares: { player1: 6 }, cash: 2000, price: 40, operated: true })
    .private('RH', 'bank');
  for (const [id, owner] of Object.entries(owners)) t.private(id, owner);
  t.operating('ZHESM', 'trains');
  const kind = kinds[number]!;
  return t.does({ type: 'buyTrain', train: kind === 'R4' ? 'R4-2' : `${kind}-1` });
}
const open = (t: Table, ...ids: string[]): boolean[] => ids.map((id) => t.s.privates[id] !== 'gone');

describe('14.2 Private companies: when they close', () => {
  rule('1839:14.2.3.1-4', '1839:14.2.1-9', 'Lodewijk Pincoffs with dark yellow phase, and is out of the game', () => {
    const t = begin('dark yellow', { LP: 'player2', JJB: 'player3' });
    expect([t.s.privates['LP'], t.s.privates['JJB'], t.s.ext.owed]).toEqual([
      'gone',
      'player3',
      [{ private: 'LP', to: 'player2' }],
    ]);
  });

  rule('1839:14.2.3.1-5', 'J J Beijnes with dark green phase', () => {
    expect(open(begin('light green', { JJB: 'player3' }), 'JJB')).toEqual([true]);
    const t = begin('dark green', { JJB: 'player3' });
    expect([open(t, 'JJB'), t.s.ext.owed]).toEqual([[false], [{ private: 'JJB', to: 'player3' }]]);
  });

  rule('1839:14.2.3.3-6', 'brown ones that are still open with light brown phase', () => {
    expect(open(begin('blue', { CO: 'player2', AV: 'player3' }), 'CO', 'AV')).toEqual([true, true]);
    const t = begin('light brown', { CO: 'player2', AV: 'player3' });
    expect([open(t, 'CO', 'AV'), t.s.ext.owed.map(({ to }) => to)]).toEqual([
      [false, false],
      ['player2', 'player3'],
    ]);
  });

  rule('1839:14.2.3.3-5', '1839:Q29', 'a brown one when its company has bought a train and finished its steps', () => {
    const t = Table.blank()
      .private('AB', 'player2')
      .ext({ drawn: { AB: 'AMS' } })
      .company('AMS', { shares: { player1: 6 }, cash: 500 })
      .company('HIJSM', { shares: { player1: 6 }, cash: 500, price: 61 })
      .endRound();
    expect([t.onTurn, t.trains('AMS'), open(t, 'AB')]).toEqual(['AMS', ['2-1'], [true]]);
    t.endTurn();
    // Its owner takes a Lokaalspoorwegen before the next company operates.
    expect([open(t, 'AB'), t.who]).toEqual([[false], ['player2']]);
    // A train that was given to it is no purchase, and another company's train does not matter.
    const other = Table.blank()
      .private('AB', 'player2')
      .ext({ drawn: { AB: 'AMS' } })
      .company('AMS', { shares: { player1: 6 }, cash: 500, trains: ['2-1'], operated: true })
      .company('HIJSM', { shares: { player1: 6 }, cash: 500, price: 61 })
      .endRound();
    expect(open(other.endTurn().endTurn(), 'AB')).toEqual([true]);
  });

  rule('1839:14.2.3.2.3-2', 'Diepenbrock with dark brown phase, and its train is its owner’s', () => {
    const t = begin('dark brown', { DeRtU: 'player3' });
    expect([open(t, 'DeRtU'), t.s.trains['R4-1'], t.s.ext.owed]).toEqual([[false], 'player3', []]);
    expect(begin('medium brown', { DeRtU: 'player3' }).s.trains['R4-1']).toBe('DeRtU');
  });

  rule(
    '1839:14.2.3.2.4-2',
    '1839:14.2.3.2.4-3',
    '1839:14.2.3.2.4-4',
    'Crédit Mobilier, for ƒ800 and the red private',
    () => {
      expect(open(begin('medium brown', { CM: 'player2' }), 'CM')).toEqual([true]);
      const before = Table.blank(4).money('player2');
      const t = begin('dark brown', { CM: 'player2' });
      expect([open(t, 'CM'), t.money('player2') - before, t.s.privates['RH']]).toEqual([[false], 800, 'player2']);
    },
  );

  rule('1839:14.2.3.4.1-2', 'the red private comes to nobody otherwise', () => {
    const t = begin('dark brown', {});
    expect([t.s.privates['RH'], begin('gray', { CM: 'gone' }).s.privates['RH']]).toEqual(['bank', 'bank']);
  });

  rule('1839:17.11-2', '1839:14.2.3.4.1-3', 'all but the red one with gray phase, those of companies too', () => {
    const t = begin('gray', { KR: 'player2', HLvVdG: 'ZHESM', 'SR-V': 'player3', RH: 'player1' });
    expect([open(t, 'KR', 'HLvVdG', 'SR-V', 'RH'), t.s.ext.owed]).toEqual([[false, false, false, true], []]);
  });

  rule('1839:14.2.3.2.2-3', '1839:14.2.3.2.5-3', 'Koninklijke Fabriek and Stork with gray phase', () => {
    const owners = { KFvSeaW: 'player2', WCTS: 'player3' };
    expect(open(begin('dark red', owners), 'KFvSeaW', 'WCTS')).toEqual([true, true]);
    expect(open(begin('gray', owners), 'KFvSeaW', 'WCTS')).toEqual([false, false]);
  });
});
