import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const kinds = ['yellow', 'green', 'blue', 'brown', 'red', 'gray'];
const single: Record<string, string> = { yellow: '2+1', green: '4+1', blue: '5+2', brown: '5E' };
const buy = (colour: string) => ({
  type: 'buyTrain',
  train: `${colour}-1`,
  ...(single[colour] === undefined ? {} : { face: single[colour] }),
});

/** The last phase before this colour; nothing of the colours before it is left in the supply. */
const before = (colour: string, setup: (t: Table) => Table = (t) => t): Table => {
  const at = kinds.indexOf(colour);
  const t = Table.blank()
    .phase(kinds[at - 1]!)
    .trainsGone(...kinds.slice(0, at))
    .company('SO', { shares: { player1: 6 }, cash: 3000, stations: [['H7', 0]], operated: true })
    .company('OU', { shares: { player2: 6 }, operated: true });
  return setup(t).operate('SO', 'trains');
};

/** How many operating rounds follow the stock round that is under way. */
const roundsIn = (phase: string): number => {
  const t = Table.blank().phase(phase);
  return t.title.rounds(t.s).names.filter((name) => name.startsWith('OR 2.')).length;
};

describe('5 and 15: phases', () => {
  rule('1843:5-7', '1843:5-8', 'each begins at once with the first train of its colour', () => {
    for (const colour of kinds.slice(1)) expect(before(colour).does(buy(colour)).s.phase).toBe(colour);
  });

  /** Who has lost what when the first train of a colour is bought. */
  const lost = (colour: string, rusting: string): (string | undefined)[] => {
    const t = before(colour, (u) => u.train(`${rusting}-2`, 'OU').train(`${rusting}-3`, 'pool'));
    t.does(buy(colour));
    return [t.s.trains[`${rusting}-2`], t.s.trains[`${rusting}-3`]];
  };
  rule(
    '1843:8.8.1-6',
    '1843:15.3-2',
    '1843:15.4-2',
    'blue takes yellow trains, brown green ones, from companies and pool',
    () => {
      expect([lost('blue', 'yellow'), lost('brown', 'green')]).toEqual([
        ['gone', 'gone'],
        ['gone', 'gone'],
      ]);
    },
  );
  rule('1843:15.5-1', 'red takes blue ones', () => expect(lost('red', 'blue')).toEqual(['gone', 'gone']));

  rule('1843:15.6-1', '1843:Q41', 'gray takes all but gray ones', () => {
    const t = before('gray', (u) => u.train('brown-2', 'OU').train('red-2', 'OU').train('red-3', 'pool')).does(
      buy('gray'),
    );
    expect([t.trains('OU'), t.trains('pool'), t.trains('SO')]).toEqual([[], [], ['gray-1']]);
  });

  rule('1843:15.6-2', '1843:Q42', 'and all old certificates come back to the supply, no matter who took them', () => {
    const t = before('gray').does(buy('gray'));
    const depot = t.trains('depot');
    expect(kinds.map((kind) => depot.filter((train) => train.startsWith(`${kind}-`)).length)).toEqual([
      6, 7, 7, 6, 6, 17,
    ]);
  });

  rule('1843:10.1-11', '1843:10.1-12', '1843:Q55', 'all privates close with brown phase, LM too', () => {
    const t = before('brown', (u) => u.private('LM', 'player1').private('LH', 'OU').private('TB', 'player2')).does(
      buy('brown'),
    );
    expect(Object.values(t.s.privates).every((owner) => owner === 'gone')).toBe(true);
    const blue = before('blue', (u) => u.private('LM', 'player1')).does(buy('blue'));
    expect(blue.s.privates['LM']).toBe('player1');
  });

  rule(
    '1843:15.1-5',
    '1843:15.2-4',
    '1843:15.3-5',
    'one operating round in yellow, two in green and blue phase',
    () => {
      expect(['yellow', 'green', 'blue'].map(roundsIn)).toEqual([1, 2, 2]);
    },
  );
  rule('1843:15.4-5', '1843:15.5-4', '1843:15.6-6', 'three in brown and red, four in gray', () => {
    expect(['brown', 'red', 'gray'].map(roundsIn)).toEqual([3, 3, 4]);
  });
});

describe('5 Overview: the foreigners', () => {
  /** The last operating round of a set ends; no company has floated. */
  const after = (phase: string, gone: readonly string[] = []): Table => {
    const t = Table.blank().phase(phase);
    for (const train of gone) t.train(train, 'gone');
    return t.operatingRound(1, [1]);
  };
  const taken = (t: Table, known: readonly string[] = []): string[] =>
    t.trains('gone').filter((train) => !known.includes(train));
  const yellow = (count: number) => Array.from({ length: count }, (_, i) => `yellow-${i + 1}`);

  rule('1843:5-4', 'take the next train after each set, before the stock round', () => {
    const t = after('yellow');
    expect([taken(t), t.title.roundName(t.s)]).toEqual([['yellow-1'], 'SR 3']);
    const middle = Table.blank().operatingRound(1, [2]);
    expect([taken(middle), middle.title.roundName(middle.s)]).toEqual([['yellow-1'], 'SR 3']);
  });

  rule('1843:5-5', 'and with the last of a colour the first of the next', () => {
    expect(taken(after('yellow', yellow(5)), yellow(5))).toEqual(['yellow-6', 'green-1']);
    expect(taken(after('yellow', yellow(4)), yellow(4))).toEqual(['yellow-5']);
  });

  rule('1843:5-6', '1843:Q34', 'which starts its phase; if companies took the last one, one train does', () => {
    const t = after('yellow', yellow(6));
    expect([taken(t, yellow(6)), t.s.phase]).toEqual([['green-1'], 'green']);
    const gray = Table.blank().phase('gray').operatingRound(1, [1]);
    expect(taken(gray)).toEqual(['gray-1']);
  });

  rule('1843:5-6', '1843:Q33', 'with all its effects, discards too, before the stock round', () => {
    const t = Table.blank().phase('green').trainsGone('yellow', 'green');
    t.company('SO', { shares: { player1: 6 }, trains: ['green-1', 'green-2'], stations: [['H7', 0]], operated: true });
    t.face('green-1', '3/5×2').face('green-2', '3/5×2').operatingRound(1, [1]);
    t.endTurn();
    expect([t.s.phase, t.asks, t.title.roundName(t.s)]).toEqual(['blue', 'discard/SO', 'OR 2.1']);
    t.does({ type: 'turnOver', train: 'green-1', face: '4+1' });
    expect(t.asks).toBe('stockTurn/player1');
  });
});

describe('5 Overview: what the foreigners set off', () => {
  /** The last operating round of a set, with one green train left in the supply; the SO is on turn. */
  const last = (phase: string, kind: string, count: number): Table => {
    const t = Table.blank()
      .phase(phase)
      .trainsGone(...kinds.slice(0, kinds.indexOf(kind) + 1))
      .train(`${kind}-${count}`, 'depot')
      .company('SO', { cell: [5, 4], shares: { player1: 6 }, stations: [['H7', 0]], operated: true });
    return t.operatingRound(1, [1]);
  };

  rule('1843:5-5', '1843:5-6', '1843:15.4-2', 'the last blue and the first brown one: rust, closing, limits', () => {
    const t = last('blue', 'blue', 7)
      .company('OU', { cell: [5, 3], shares: { player2: 6 }, trains: ['green-1'], operated: true })
      .train('blue-1', 'SO')
      .train('blue-2', 'SO')
      .train('blue-3', 'SO')
      .private('LM', 'player2')
      .ext({ engineers: { train: 'blue-1', obsolete: false } });
    t.endTurn().endTurn();
    expect([t.s.trains['blue-7'], t.s.trains['brown-1'], t.s.trains['brown-2']]).toEqual(['gone', 'gone', 'depot']);
    expect([t.s.phase, t.s.privates['LM'], t.s.trains['green-1']]).toEqual(['brown', 'gone', 'gone']);
    // Three certificates, of which two are allowed: nobody plays on before.
    expect([t.asks, t.who, t.s.ext.stockRound]).toEqual(['discard/SO', ['player1'], 2]);
    t.does({ type: 'discard', train: 'blue-3' });
    expect([t.asks, t.s.trains['blue-3'], t.title.roundName(t.s)]).toEqual(['stockTurn/player1', 'pool', 'SR 3']);
  });

  rule('1843:15.6-1', '1843:15.6-2', '1843:Q51', 'the last red and the first gray one: that set does not count', () => {
    const t = last('red', 'red', 6).train('brown-1', 'SO').face('brown-1', '5/7×2').endTurn();
    expect([t.s.phase, t.trains('SO'), t.trains('gone'), t.s.ext.graySets]).toEqual(['gray', [], ['gray-1'], []]);
    expect([t.s.trains['red-6'], t.s.faces]).toEqual(['depot', {}]);
  });
});

describe('8.10.1 the end by gray trains', () => {
  const set = (graySets: readonly number[], trains: readonly string[] = ['gray-1']): Table =>
    Table.blank()
      .phase('gray')
      .company('SO', { shares: { player1: 6 }, trains, stations: [['H7', 0]], operated: true })
      .ext({ graySets, stockRound: 7 })
      .operatingRound(1, [1, 1, 1, 1, 1, 1, 1])
      .endTurn();

  rule('1843:8.10.1-5', '1843:Q51', 'at the end of the second set in which a company owned one', () => {
    expect(set([6]).s.ended?.reason).toBe('last-set');
    const first = set([]);
    expect([first.s.ended, first.s.ext.graySets]).toEqual([null, [7]]);
    // The foreigners' does not count, nor a set without any.
    expect(set([6], []).s.ended).toBeNull();
    expect(before('gray').does(buy('gray')).s.ext.graySets).toEqual([2]);
  });
});
