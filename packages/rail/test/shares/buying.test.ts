import { draftOf, firstRefusal } from '@roundhouse/kernel';
import {
  type ActingTurn,
  actingTurn,
  BANK,
  buyingBy,
  type Floating,
  floatingBy,
  type Grids,
  IPO,
  moveMarker,
  parsIn,
  POOL,
  type RailState,
  setExt,
  TREASURY,
} from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank } from '../toy.ts';

type State = RailState<Floating>;

const market: Grids = [
  {
    name: 'main',
    rows: [[{ price: 10 }, { price: 20, zones: ['par-yellow'] }, { price: 30, zones: ['par-green'] }]],
  },
];
const floating = floatingBy<State>({
  companies: ['A', 'B'],
  holders: (s) => s.players,
  pars: parsIn(market, ['yellow', 'green']),
  open: (s) => (s.phase === '2' ? ['yellow'] : ['yellow', 'green']),
  directorShares: 2,
  left: 4,
  place: (g, company, cell) => moveMarker(g, company, cell),
  capital: (s, company) => 10 * s.ext.par[company]!,
  floats: (g, company) => setExt(g, { floated: { ...g.s.ext.floated, [company]: 1 } }),
});
const buying = buyingBy<State, ActingTurn>({
  floating,
  price: (s, company, from) => (from === IPO ? s.ext.par[company]! : 25),
  hasSold: (_, player) => player === 'player3',
  most: () => 6,
});

/** The companies' shares lie in the IPO; those of A in these hands, at a par of 20. */
function begun(held: Readonly<Record<string, number>> | null): State {
  const shares = { ...blank.shares, A: { [IPO]: 10 }, B: { [IPO]: 10 } };
  const s: State = { ...blank, shares, ext: { par: {}, floated: {} } };
  if (!held) return s;
  const sold = Object.values(held).reduce((a, b) => a + b, 0);
  return {
    ...s,
    shares: { ...shares, A: { [IPO]: 10 - sold, ...held } },
    companies: { ...s.companies, A: { status: 'started', director: 'player1', operated: false } },
    ext: { par: { A: 20 }, floated: {} },
  };
}

describe('par prices', () => {
  test('are cells of their zones, and open by colour', () => {
    const s = begun(null);
    expect(floating.openPars(s)).toEqual([{ price: 20, color: 'yellow', cell: { row: 0, col: 1 } }]);
    expect(floating.openPars({ ...s, phase: '3' }).map(({ price }) => price)).toEqual([20, 30]);
  });

  test('a start pays for the director’s certificate and puts the marker into the box', () => {
    const g = draftOf(begun(null));
    buying.start(g, { by: 'player2', company: 'A', price: 20 });
    expect([g.s.cash['player2'], g.s.cash[BANK], g.s.shares['A']]).toEqual([60, -260, { [IPO]: 8, player2: 2 }]);
    expect([g.s.ext.par, g.s.market.at, g.s.companies['A']]).toEqual([
      { A: 20 },
      { A: { row: 0, col: 1 } },
      { status: 'started', director: 'player2', operated: false },
    ]);
    expect(floating.isParred(g.s, 'A')).toBe(true);
  });

  test('for half of it half the price is paid', () => {
    const g = draftOf(begun(null));
    buying.start(g, { by: 'player2', company: 'A', price: 20 }, 1);
    expect([g.s.cash['player2'], g.s.shares['A']!['player2']]).toEqual([80, 2]);
  });
});

describe('buying', () => {
  test('the price goes to the bank, and the player who then has most directs', () => {
    const g = draftOf(begun({ player1: 2, player2: 2 }));
    buying.buy(g, { by: 'player2', company: 'A', from: IPO });
    expect([g.s.cash['player2'], g.s.companies['A']!.director]).toEqual([80, 'player2']);
    expect(g.s.ext.floated).toEqual({});
  });

  test('it floats once, when no more than four shares are left in the IPO', () => {
    const g = draftOf(begun({ player1: 4, [POOL]: 1 }));
    buying.buy(g, { by: 'player2', company: 'A', from: POOL });
    expect([g.s.cash['player2'], floating.isFloated(g.s, 'A')]).toEqual([75, false]);
    buying.buy(g, { by: 'player2', company: 'A', from: IPO });
    expect([floating.isFloated(g.s, 'A'), g.s.cash['A']]).toEqual([true, 200]);
    buying.take(g, 'player2', 'A', IPO);
    expect([g.s.cash['A'], g.s.cash['player2']]).toEqual([200, 55]);
  });

  test('a share of an unparred company can be taken, which directs and floats nothing', () => {
    const g = draftOf(begun(null));
    buying.take(g, 'player1', 'B', IPO);
    expect([g.s.shares['B'], g.s.companies['B']!.director]).toEqual([{ [IPO]: 9, player1: 1 }, null]);
  });

  test('the faults of a purchase', () => {
    const checks = (['unparred', 'missing', 'sold', 'most', 'money'] as const).map((code) =>
      buying.refusing(code, code, 'No.'),
    );
    const refusal = (s: State, a: { by: string; company: string; from: string }) =>
      firstRefusal('toy', checks, s, actingTurn(a.by), a)?.rule;
    const buy = (by: string, from = IPO, company = 'A') => ({ by, company, from });
    const s = begun({ player1: 6, player2: 1, [POOL]: 1 });
    expect(refusal(s, buy('player1', IPO, 'B'))).toBe('toy:unparred');
    expect(refusal(begun({ player1: 2 }), buy('player1', POOL))).toBe('toy:missing');
    expect(refusal(s, buy('player3'))).toBe('toy:sold');
    expect(refusal(s, buy('player1'))).toBe('toy:most');
    expect(refusal({ ...s, cash: { ...s.cash, player2: 24 } }, buy('player2', POOL))).toBe('toy:money');
    expect(refusal({ ...s, cash: { ...s.cash, player2: 24 } }, buy('player2'))).toBeUndefined();
  });

  test('what is looked for, before the main action, after it and for more of a company', () => {
    const s = begun({ player1: 2, [POOL]: 1 });
    const turn = actingTurn('player1');
    const where = (f: ActingTurn) => buying.candidates(s, f).map(({ fields }) => fields);
    const both = [
      { company: 'A', from: IPO },
      { company: 'A', from: POOL },
    ];
    expect(where(turn)).toEqual(both);
    expect(where({ ...turn, main: 'buy' })).toEqual([]);
    expect(where({ ...turn, main: 'buy', again: 'A' })).toEqual(both);
    expect(buying.startCandidates(s, turn)).toMatchObject([
      { fields: { company: 'B' }, openFields: { price: { values: [20] } } },
    ]);
    expect(buying.startCandidates(s, { ...turn, main: 'buy', again: 'A' })).toEqual([]);
  });

  test('from a treasury, where the title lets it: the company is paid', () => {
    const rules = { floating, price: () => 25, hasSold: () => false, most: () => 6 };
    const open = buyingBy<State, ActingTurn>({ ...rules, sources: [POOL, TREASURY] });
    const g = draftOf(begun({ player1: 3, A: 2 }));
    expect(open.candidates(g.s, actingTurn('player2')).map(({ fields }) => fields)).toEqual([
      { company: 'A', from: TREASURY },
    ]);
    const before = g.s.cash['A'] ?? 0;
    open.buy(g, { by: 'player2', company: 'A', from: TREASURY });
    expect([g.s.shares['A']!['A'], g.s.shares['A']!['player2'], (g.s.cash['A'] ?? 0) - before]).toEqual([1, 1, 25]);
  });

  test('of a company whose director’s certificate nobody has, only that', () => {
    const check = buying.refusing('directorless', 'directorless', 'No.');
    const s = begun({ player3: 1, [POOL]: 1 });
    const unled = { ...s, companies: { ...s.companies, A: { ...s.companies['A']!, director: null } } };
    const refusal = (state: State, from: string = POOL) =>
      firstRefusal('toy', [check], state, actingTurn('player2'), { by: 'player2', company: 'A', from })?.rule;
    expect([refusal(s), refusal(s, IPO), refusal(unled)]).toEqual([undefined, undefined, 'toy:directorless']);
    // That certificate itself is the next in the IPO, for the price of its shares.
    expect([refusal(unled, IPO), buying.costOf(unled, { by: 'player2', company: 'A', from: IPO })]).toEqual([
      undefined,
      40,
    ]);
    const g = draftOf(unled);
    buying.buy(g, { by: 'player2', company: 'A', from: IPO });
    expect([g.s.shares['A']!['player2'], g.s.cash['player2'], buying.lacksDirector(g.s, 'A')]).toEqual([2, 60, false]);
    expect(Object.entries(g.s.companies).map(([id, { director }]) => `${id} ${director}`)).toContain('A player2');
    expect([buying.lacksDirector(unled, 'A'), buying.lacksDirector(g.s, 'A'), buying.lacksDirector(g.s, 'B')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
