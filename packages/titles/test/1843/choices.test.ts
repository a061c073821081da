import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { need } from './emergency.ts';
import { Table } from './table.ts';

/** What is offered of a type: the values of these fields, each once, with the range of a price where it is open. */
const offered = (t: Table, type: string, names: readonly string[], by?: string): string[] => [
  ...new Set(
    t.choices(type, by).map(({ fields, openFields }) => {
      const { price } = (openFields ?? {}) as { price?: { min: number; max: number } };
      const range = price === undefined ? [] : [`${price.min}–${price.max}`];
      return [...names.map((name) => (fields[name] ?? '-') as string | number), ...range].join(' ');
    }),
  ),
];

/** The SO at a step of its turn, with these privates of its own and a line to Limoges. */
const so = (step: string, own: readonly string[] = [], phase = 'green', players = 3): Table => {
  const t = Table.blank(players)
    .phase(phase)
    .company('SO', { shares: { player1: 6 }, cash: 200, stations: [['H7', 0]], operated: true })
    .tile('H7', '57', 1)
    .tile('H9', '9', 1)
    .tile('H11', '57', 1);
  for (const id of own) t.private(id, 'SO');
  return t.operate('SO', step);
};

describe('what is offered of the privates', () => {
  rule('1843:10.2-19', '1843:10.2-21', 'the Val de Loire for shares of the IPO and for halves, to its owner', () => {
    const stock = (owner: string): Table => {
      const t = Table.blank().private('VdL', owner);
      for (const id of ['ETA', 'MID', 'NOR', 'PLM', 'PO', 'PRO', 'SO'])
        t.company(id, { shares: { player1: 6, player3: 4 } });
      return t.company('EST', { shares: { player1: 3 } }).stockTurn('player2');
    };
    const all = ['EST -', 'OU 67', 'OU 73', 'OU 79'];
    expect(offered(stock('player2'), 'exchange', ['company', 'price'])).toEqual(all);
    expect(offered(stock('player1'), 'exchange', ['company', 'price'])).toEqual([]);
    const round = stock('player2').operate('PO', 'track');
    expect(offered(round, 'exchange', ['company', 'price'], 'player2')).toEqual(all);
    const acted = stock('player2').does({ type: 'buy', company: 'EST', from: 'ipo' });
    expect(offered(acted, 'exchange', ['company'])).toEqual([]);
  });

  rule(
    '1843:10.1-2',
    '1843:10.1-5',
    '1843:10.2-44',
    'privates of players for 1fr to twice their face, never LM',
    () => {
      const t = so('trains', ['C']).private('PStG', 'player1').private('LH', 'player2').private('LM', 'player2');
      expect(offered(t, 'buyPrivate', ['private', 'as'])).toEqual(['PStG - 1–80', 'LH - 1–120']);
      t.accepts({ type: 'buyPrivate', private: 'LH', price: 120, frame: 'operatingTurn/SO' });
      t.refuses({ type: 'buyPrivate', private: 'LH', price: 121, frame: 'operatingTurn/SO' }, '1843:10.1-5');
      t.refuses({ type: 'buyPrivate', private: 'LM', price: 1, frame: 'operatingTurn/SO' }, '1843:10.2-44');
      t.phase('yellow').refuses(
        { type: 'buyPrivate', private: 'LH', price: 1, frame: 'operatingTurn/SO' },
        '1843:10.1-2',
      );
      expect(offered(t, 'buyPrivate', ['private'])).toEqual([]);
    },
  );

  rule(
    '1843:10.2-28',
    '1843:10.2-29',
    'the Val de Loire as a train: 110fr in yellow phase, then up to 200fr here',
    () => {
      const at = (phase: string, players: number): string[] =>
        offered(so('trains', [], phase, players).private('VdL', 'player2'), 'buyPrivate', ['as', 'price']);
      expect([at('yellow', 5), at('green', 5)]).toEqual([['train 110'], ['- - 1–200', 'train - 1–200']]);
      expect([at('yellow', 4), at('green', 4), at('blue', 5)]).toEqual([[], ['- - 1–200'], ['- - 1–200']]);
      const price = { type: 'buyPrivate', private: 'VdL', as: 'train', frame: 'operatingTurn/SO' };
      const t = so('trains', [], 'yellow', 5)
        .private('VdL', 'player2')
        .accepts({ ...price, price: 110 });
      t.refuses({ ...price, price: 111 }, '1843:10.2-28');
    },
  );

  rule('1843:10.2-9', '1843:10.2-37', 'powers in the track step: PStG, TB, LH, BA', () => {
    const using = (own: readonly string[], setup: (t: Table) => Table = (t) => t): string[] =>
      offered(setup(so('track', own)), 'layTile', ['using']).filter((text) => text !== '-');
    expect(using([])).toEqual([]);
    expect(using(['PStG', 'TB', 'LH', 'BA']).sort()).toEqual(['BA', 'LH', 'PStG', 'TB']);
    expect(
      using(['PStG', 'LH', 'BA'], (t) => t.tile('E14', '55', 0).tile('C14', '57', 0).tile('C18', '59', 4)),
    ).toEqual([]);
    const alone = so('track', ['BA']).tile('C18', '59', 4);
    expect(offered(alone, 'placeStation', ['hex', 'node', 'using'])).toEqual(['C18 0 BA', 'C18 1 BA']);
    const build = { type: 'layTile', hex: 'H13', tile: '8', rotation: 1 };
    const built = so('track', ['LH', 'BA', 'TB']).does(build);
    expect(offered(built, 'layTile', ['using']).sort()).toEqual(['-', 'TB']);
  });

  rule('1843:10.2-22', 'the Engineers for each train of their owner', () => {
    const t = so('trains', ['VdL']).train('green-1', 'SO').train('green-2', 'SO').train('green-3', 'pool');
    expect(offered(t, 'markTrain', ['train'])).toEqual(['green-1', 'green-2']);
    expect(offered(t.private('VdL', 'player1'), 'markTrain', ['train'])).toEqual([]);
    t.refuses({ type: 'markTrain', train: 'green-1' }, '1843:10.1-8');
    t.private('VdL', 'SO').accepts({ type: 'markTrain', train: 'green-2' });
    t.refuses({ type: 'markTrain', train: 'green-3' }, '1843:10.2-22');
  });
});

describe('what is offered in the steps of a turn', () => {
  rule('1843:8.5.3-2', '1843:8.5.2-1', 'ports that are unclaimed; moves in gray phase; markers that are left', () => {
    const turn = { claims: ['A6', 'H7'], hadTrain: true };
    const at = (phase: string, spent = false): Table => {
      const t = so('track', [], phase);
      if (spent) t.station('SO', 'D9').station('SO', 'K8');
      return t.ext({ ports: { ...t.s.ext.ports, A6: 'OU' } }).operate('SO', 'station', turn);
    };
    const what = (t: Table): string[] => [...new Set(t.choices().map(({ type }) => type))];
    expect(what(at('green'))).toEqual(['placeStation', 'claimPort', 'pass']);
    expect(what(at('gray'))).toEqual(['placeStation', 'moveStation', 'claimPort', 'pass']);
    expect(what(at('green', true))).toEqual(['claimPort', 'pass']);
    expect(offered(at('green'), 'claimPort', ['hex'])).toEqual(['H7']);
    at('gray').accepts({ type: 'claimPort', hex: 'H7' }).refuses({ type: 'claimPort', hex: 'A6' }, '1843:8.5.3-2');
    const move = { type: 'moveStation', hex: 'H11', node: 0, fromHex: 'H7', fromNode: 0 };
    at('gray').accepts(move);
    at('green').refuses(move, '1843:8.5.2-1');
  });

  rule('1843:10.2-25', '1843:8.8.1-15', 'trains of others but obsolete ones; only a rusted one is given back', () => {
    const t = so('trains', [], 'gray').train('gray-9', 'SO').train('red-1', 'SO');
    t.company('OU', { shares: { player2: 6 }, trains: ['gray-1', 'red-2', 'brown-1'] }).face('brown-1', '5E');
    t.ext({ engineers: { train: 'brown-1', obsolete: true } });
    expect(offered(t, 'buyTrainFrom', ['train', 'instead'])).toEqual(['gray-1 red-1 1–200']);
    t.refuses({ type: 'buyTrainFrom', train: 'brown-1', price: 1 }, '1843:10.2-25');
    t.refuses({ type: 'buyTrainFrom', train: 'red-2', price: 1, instead: 'red-1' }, '1843:8.8.1-15');
    t.accepts({ type: 'buyTrainFrom', train: 'gray-1', price: 200, instead: 'red-1' });
  });

  rule('1843:Q44', 'in an emergency no rusted train of the bank', () => {
    const t = need(0, 2000, (u) => u.phase('gray').trainsGone('green'));
    expect(offered(t, 'buyTrain', ['train'])).toEqual(['gray-1']);
  });
});
