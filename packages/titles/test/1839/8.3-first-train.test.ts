import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { concede } from './money.ts';
import { Table } from './table.ts';

interface Wish {
  readonly cash?: number;
  readonly price?: number;
  readonly phase?: string;
  readonly gone?: readonly string[];
  readonly trains?: readonly string[];
}

/** The first operation of a company, until its director is asked for something. */
function first(
  company: string,
  { cash = 1000, price = 67, phase = 'light yellow', gone = [], trains = [] }: Wish = {},
  more = (t: Table): Table => t,
): Table {
  const t = Table.blank()
    .phase(phase)
    .trainsGone(...gone)
    .company(company, { shares: { player1: 6 }, cash, price, trains });
  return more(t.train('R4-1', 'DeRtU')).endRound();
}
const BEFORE_GRAY = ['2', '2+1', '3', '3+', '4+', 'R5', 'R4+1', 'R4', 'PR2+', 'PR3+1'];

describe('8.3 Operating round actions: the first train', () => {
  rule(
    '1839:8.3-5',
    '1839:8.3-8',
    'the first time it must buy the next train before it builds, and a Major pays',
    () => {
      const t = first('AMS');
      expect([t.trains('AMS'), t.money('AMS'), t.onTurn]).toEqual([['2-1'], 920, 'AMS']);
      expect(t.events.findIndex(({ event }) => event === 'buyTrain')).toBeGreaterThan(-1);
      // Only the first time.
      t.endTurn().endRound();
      expect(t.trains('AMS')).toEqual(['2-1']);
    },
  );

  rule('1839:8.3-6', 'not if the next train is gray or purple', () => {
    expect(first('AMS', { phase: 'dark red', gone: BEFORE_GRAY }).trains('AMS')).toEqual([]);
    expect(first('AMS', { phase: 'gray', gone: [...BEFORE_GRAY, '4'] }).trains('AMS')).toEqual([]);
    const red = first('AMS', { phase: 'dark red', gone: BEFORE_GRAY.slice(0, -1) });
    expect(red.trains('AMS')).toEqual(['PR3+1-1']);
  });

  rule('1839:8.3-6', 'nor if that comes to be so while money is raised for the last one before', () => {
    const raising = (firstTrainDuty: string) => {
      const t = Table.blank(4, { readings: { firstTrainDuty } })
        .phase('dark red')
        .trainsGone(...BEFORE_GRAY)
        .train('PR3+1-1', 'depot')
        .company('AMS', { shares: { player1: 6 }, cash: 100, price: 67 })
        .cash('player1', 30);
      return t.endRound();
    };
    const t = raising('asked-again');
    expect([t.asks, t.money('AMS'), t.money('player1')]).toEqual(['emergency/AMS', 100, 30]);
    t.does(concede('player4'));
    expect([t.trains('AMS'), t.money('AMS'), t.money('player1'), t.onTurn]).toEqual([[], 100, 30, 'AMS']);
    expect(t.asks).not.toContain('emergency');
    // Games of before went on with it.
    expect(raising('asked-once').does(concede('player4')).asks).toBe('emergency/AMS');
  });

  rule('1839:8.3-7', 'a Local gets it for nothing', () => {
    const t = first('L1', { price: 31, cash: 10 });
    expect([t.trains('L1'), t.money('L1')]).toEqual([['2-1'], 10]);
  });

  rule('1839:8.3-9', '1839:Q28', 'free or not, it can begin a phase, with all that takes effect at once', () => {
    const t = first('L1', { price: 31, cash: 0, phase: 'light green', gone: ['2+1', '3'] }, (u) =>
      u
        .trainsGone('2')
        .train('2-1', 'NRS')
        .company('NRS', { shares: { player2: 6 }, price: 10, operated: true })
        .private('JJB', 'player3'),
    );
    expect([t.s.phase, t.trains('L1'), t.trains('NRS'), t.s.privates['JJB']]).toEqual([
      'dark green',
      ['3+-1'],
      [],
      'gone',
    ]);
    // Nationalisation and the new Lokaalspoorwegen come at the end.
    const round = t.s.stack.find(({ kind }) => kind === 'operatingRound');
    expect([round, t.s.ext.owed]).toMatchObject([{ begun: ['dark green'] }, [{ private: 'JJB', to: 'player3' }]]);
  });

  rule('1839:Q27', 'it buys although it has got a train before', () => {
    expect(
      first('AMS', { trains: ['R4-2'], phase: 'dark brown', gone: BEFORE_GRAY.slice(0, 7) }).trains('AMS'),
    ).toEqual(['R4-2', 'R4-3']);
  });
});
