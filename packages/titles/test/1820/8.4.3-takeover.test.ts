import { describe, expect, test } from 'vitest';
import { newCharter } from '../../src/1820/13-companies/13.1-sizes.ts';
import { rule } from '../rule.ts';
import { type Sketch, Table } from './table.ts';

type Place = readonly [hex: string, node: number];
const places = (...hexes: string[]): Place[] => hexes.map((hex) => [hex, 0]);
const NORTH = ['B6', 'C5', 'C7', 'C11', 'C15', 'D4', 'D6'];
const SOUTH = ['D10', 'D16', 'G7', 'O17', 'N18'];

interface Wish {
  /** The sold company, of player 2: five shares in play at £65. */
  readonly sold?: Partial<Sketch>;
  /** The acquirer, of player 1, which offers it. */
  readonly acquirer?: Partial<Sketch>;
  readonly bid?: number;
  readonly issued?: number;
  readonly prepare?: (t: Table) => Table;
  readonly readings?: Record<string, string>;
}
/** The LUR has just said that it takes over the LSR. */
const takeover = ({
  sold = {},
  acquirer = {},
  bid = 340,
  issued = 0,
  prepare = (t) => t,
  readings = {},
}: Wish = {}): Table => {
  const t = Table.blank(3, { readings })
    .cousin('RSCF', 'player3')
    .cousin('BI', 'player3')
    .colour('green')
    .trainsGone('2+');
  t.company('LSR', { shares: { player2: 3, BI: 1, pool: 1 }, price: 65, ...sold });
  t.company('LUR', { shares: { player1: 5 }, price: 60, cash: 1000, ...acquirer });
  // It keeps the round open.
  t.company('CFR', { shares: { player3: 5 }, price: 71 });
  prepare(t).takeovers().issuesNothing();
  // Its private acquirer waits for somebody to offer it.
  t.does({ type: 'putUp', company: 'LSR' }).does({ type: 'bid', by: 'player1', amount: bid });
  while (t.asks.startsWith('bidding/')) t.does({ type: 'decline' });
  if (t.asks.startsWith('accepting/')) t.does({ type: 'accept' });
  return t.does({ type: 'acquire', company: 'LUR', count: issued });
};
const charter = (t: Table, company = 'LUR') => t.s.ext.charters[company]!;
const hexesOf = (t: Table, owner: string): string[] => (t.s.stations[owner] ?? []).map(({ hex }) => hex).toSorted();
const isSold = (t: Table): boolean => t.s.ext.charters['LSR'] === undefined;
const giveUp = (hex: string) => ({ type: 'giveUp', hex });
const payFee = (free = 0) => ({ type: 'payOverage', free });

describe('8.4.3 Takeover procedure: the purchase', () => {
  rule('1820:8.4.3-4', 'the winner names one of their companies', () => {
    const t = Table.blank().colour('green');
    t.company('LSR', { shares: { player2: 5 }, price: 65 }).company('LUR', { shares: { player1: 5 }, price: 60 });
    t.company('CFR', { shares: { player1: 5 }, price: 71 })
      .takeovers()
      .issuesNothing();
    t.does({ type: 'putUp', company: 'LSR' }).does({ type: 'bid', by: 'player1', amount: 330 });
    t.does({ type: 'accept' });
    expect(t.choices('acquire').map(({ fields }) => fields['company'])).toEqual(['LUR', 'CFR']);
    t.does({ type: 'acquire', company: 'CFR', count: 0 });
    expect([t.price('CFR'), t.price('LUR')]).toEqual([60, 60]);
  });

  rule(
    '1820:8.4.3-5',
    '1820:8.4.3-7',
    'each held share for its part, rounded down; the rest of the bid to the bank',
    () => {
      const t = takeover({ bid: 340, prepare: (one) => one.cash('player2', 0) });
      expect([t.money('player2'), t.money('BI'), t.money('LUR')]).toEqual([3 * 68, 68, 1000 - 340]);
      // £332 for each of 5 shares would be 66.4.
      const odd = takeover({ bid: 390, sold: { shares: { player2: 2, BI: 1, pool: 1 } } });
      expect([odd.money('player2'), odd.money('BI'), odd.money('LUR')]).toEqual([2 * 97, 97, 610]);
    },
  );

  rule('1820:8.4.3-6', 'a public acquirer issues shares and takes loans for it, with interest at once', () => {
    const t = takeover({ acquirer: { cash: 100 }, issued: 1 });
    // £60 for a share, £180 for a loan, and £340 are paid.
    expect([t.money('LUR'), charter(t).loans, t.shares('LUR', 'pool'), t.price('LUR')]).toEqual([0, 1, 1, 51]);
  });
});

describe('8.4.3 Takeover procedure: what goes over', () => {
  rule('1820:8.4.3-8', '1820:8.4.3-17', 'its cash; and its name goes back to the supply', () => {
    const t = takeover({ sold: { cash: 77 } });
    expect([t.money('LUR'), t.money('LSR')]).toEqual([1000 - 340 + 77, 0]);
    expect(t.s.companies['LSR']).toEqual({ status: 'unstarted', director: null, operated: false });
    expect([t.shares('LSR', 'unused'), t.s.market.at['LSR'], isSold(t)]).toEqual([50, undefined, true]);
  });

  rule(
    '1820:8.4.3-9',
    '1820:17.2-2',
    'its loans, for each a space down, into liquidation too, without interest',
    () => {
      const t = takeover({ sold: { loans: 2 } });
      expect([charter(t).loans, t.price('LUR'), t.money('LUR')]).toEqual([2, 51, 660]);
      const fallen = takeover({ sold: { loans: 4 }, acquirer: { price: 43 } });
      expect([charter(fallen).loans, fallen.price('LUR'), fallen.asks]).toEqual([4, 10, 'offering/CFR']);
      // It is not liquidated in this round (8.1-8).
      fallen.bidsNothing();
      expect(fallen.s.companies['LUR']!.status).toBe('started');
    },
  );

  rule(
    '1820:8.4.3-10',
    '1820:Q79',
    'more loans than shares in play: the excess is repaid from the joint treasury',
    () => {
      // Seven loans and five shares in play: five spaces down, two up.
      const t = takeover({ sold: { loans: 5 }, acquirer: { loans: 2, price: 95 } });
      expect([charter(t).loans, t.price('LUR'), t.money('LUR')]).toEqual([5, 71, 660 - 400]);
      // The cash of the sold company comes first.
      const joint = takeover({ sold: { loans: 5, cash: 400 }, acquirer: { loans: 2, price: 95, cash: 340 } });
      expect([charter(joint).loans, joint.money('LUR'), joint.price('LUR')]).toEqual([5, 0, 71]);
    },
  );

  rule('1820:17.3-2', '1820:17.3-4', 'what the treasury lacks the director pays, and then a space down', () => {
    const wish = { sold: { loans: 5, cash: 100 }, acquirer: { loans: 2, price: 95, cash: 340 } };
    const t = takeover({ ...wish, prepare: (one) => one.cash('player1', 300) });
    expect([t.money('player1'), t.money('LUR'), charter(t).loans, t.price('LUR')]).toEqual([0, 0, 5, 65]);
    // Shares are sold for it; no loan is taken.
    const sells = takeover({
      ...wish,
      prepare: (one) => one.cash('player1', 250).company('M&BR', { shares: { player1: 2, player2: 2 }, price: 78 }),
    });
    expect([sells.asks, sells.who]).toEqual(['excessLoans/LUR', ['player1']]);
    sells.does({ type: 'sell', company: 'M&BR', count: 1 });
    expect([sells.money('player1'), charter(sells).loans, sells.s.companies['M&BR']!.director]).toEqual([
      28,
      5,
      'player2',
    ]);
    expect(isSold(sells)).toBe(true);
  });

  rule('1820:10.2-1', 'a director who cannot repay is bankrupt', () => {
    const wish = { sold: { loans: 5 }, acquirer: { loans: 2, price: 95, cash: 340, shares: { player1: 5 } } };
    const t = takeover({ ...wish, prepare: (one) => one.cash('player1', 19) });
    // Four of the five shares bring £380 at £95 less five spaces; one has to stay.
    expect([t.asks, t.price('LUR')]).toEqual(['excessLoans/LUR', 60]);
    t.does({ type: 'sell', company: 'LUR', count: 4 });
    expect(t.s.ended?.reason).toBe('bankruptcy');
  });

  rule('1820:8.4.3-16', 'its trains; above the train limit the director discards some', () => {
    const of = (kind: string, ...numbers: number[]) => numbers.map((number) => `${kind}-${number}`);
    const few = takeover({ sold: { trains: of('3+', 11, 12) }, acquirer: { trains: of('3+', 13, 14, 15) } });
    expect([few.trains('LUR').length, few.asks]).toEqual([5, 'offering/CFR']);
    const t = takeover({ sold: { trains: of('3+', 11, 12) }, acquirer: { trains: of('5+', 1, 2, 3, 4) } });
    expect([t.asks, t.who, isSold(t)]).toEqual(['discard/LUR', ['player1'], false]);
    t.does({ type: 'discard', train: '3+-11' });
    expect([t.trains('LUR').length, t.s.trains['3+-11'], isSold(t)]).toEqual([5, 'gone', true]);
  });

  test('shares of the sold company are gone before anybody could sell them for its loans', () => {
    const t = takeover({
      sold: { loans: 5, shares: { player2: 3, player1: 2 } },
      acquirer: { loans: 2, price: 95, cash: 340 },
      prepare: (one) => one.cash('player1', 0),
    });
    // £136 of the bid were the director's own.
    expect(t.asks).toBe('excessLoans/LUR');
    expect([t.shares('LSR', 'player1'), t.money('player1')]).toEqual([0, 136]);
    t.refuses({ type: 'sell', company: 'LSR', count: 1 }, '1820:6.5.2.3-4');
  });
});

describe('8.4.3 Takeover procedure: a private acquirer', () => {
  const own: Wish = {
    acquirer: { size: 1, shares: { player1: 1 }, cash: 0 },
    prepare: (t) => t.company('M&BR', { shares: { player1: 1, player3: 1 }, price: 40, cash: 900 }),
  };
  const with1 = (cash: number, wish: Wish = {}): Table =>
    takeover({ ...own, ...wish, prepare: (t) => own.prepare!(t).cash('player1', cash) });

  rule('1820:8.4.3-9', '1820:17.1-2', 'pays with its director’s cash, who repays all loans at once', () => {
    const t = with1(900, { sold: { loans: 2, cash: 50 } });
    expect([t.money('player1'), t.money('LUR'), charter(t).loans]).toEqual([900 - 340 + 50 - 400, 0, 0]);
    expect(t.s.ext.privateTrack).toEqual(['LUR']);
    // Shares are sold for it.
    const sells = with1(700, { sold: { loans: 2 } });
    expect([sells.asks, sells.who]).toEqual(['excessLoans/LUR', ['player1']]);
    sells.does({ type: 'sell', company: 'M&BR', count: 1 });
    expect([sells.money('player1'), isSold(sells)]).toEqual([0, true]);
  });

  rule('1820:10.2-1', 'or is bankrupt', () => {
    const t = with1(699, { sold: { loans: 2 } });
    t.does({ type: 'sell', company: 'M&BR', count: 1 });
    expect(t.s.ended?.reason).toBe('bankruptcy');
  });
});

describe('8.4.3 Takeover procedure: markers', () => {
  rule(
    '1820:8.4.3-11',
    '1820:13.6-1',
    'on the map and beside it they become the acquirer’s, free up to its limit',
    () => {
      const t = takeover({
        sold: { stations: places('B6', 'C5'), markers: 1 },
        acquirer: { stations: places('D16', 'G7'), markers: 3 },
      });
      // Eight is the limit of a company of ten shares.
      expect([hexesOf(t, 'LUR'), charter(t).markers, t.money('LUR')]).toEqual([['B6', 'C5', 'D16', 'G7'], 4, 660]);
      expect([hexesOf(t, 'LSR'), hexesOf(t, 'BR'), t.asks]).toEqual([[], [], 'offering/CFR']);
    },
  );

  rule(
    '1820:8.4.3-12',
    '1820:Q41',
    'two in one hex: the director keeps one, the other is British Rail’s for good',
    () => {
      const t = takeover({ sold: { stations: [['C7', 0]] }, acquirer: { stations: [['C7', 1]], markers: 1 } });
      expect([t.asks, t.who]).toEqual(['twins/LUR', ['player1']]);
      const keep = (node: number) => ({ type: 'keepStation', hex: 'C7', node });
      t.refuses({ ...keep(0), hex: 'B6' }, '1820:8.4.3-12')
        .refuses(keep(2), '1820:8.4.3-12')
        .accepts(keep(1));
      t.does(keep(0));
      expect([t.s.stations['LUR'], t.s.stations['BR']]).toEqual([[{ hex: 'C7', node: 0 }], [{ hex: 'C7', node: 1 }]]);
      expect([charter(t).markers, t.asks]).toEqual([1, 'offering/CFR']);
      // In the same city there is nothing to choose.
      const same = takeover({
        sold: { stations: places('B6') },
        acquirer: { stations: places('B6') },
        prepare: (one) => one.tile('B6', '14', 0),
      });
      expect([hexesOf(same, 'LUR'), hexesOf(same, 'BR'), same.asks]).toEqual([['B6'], ['B6'], 'offering/CFR']);
    },
  );

  rule('1820:Q41', 'a replaced marker counts for no fee', () => {
    const both = { sold: { stations: places('C7') }, acquirer: { stations: [['C7', 1]] as Place[], markers: 7 } };
    const t = takeover(both).does({ type: 'keepStation', hex: 'C7', node: 1 });
    expect([t.asks, t.money('LUR')]).toEqual(['offering/CFR', 660]);
  });

  rule('1820:8.4.3-15', '1820:13.6-3', '£100 for each above the limit that this takeover has brought', () => {
    const t = takeover({ sold: { stations: places(...NORTH) }, acquirer: { stations: places('G7'), markers: 2 } });
    expect([t.asks, t.who]).toEqual(['overage/LUR', ['player1']]);
    t.does(payFee());
    expect([t.money('LUR'), hexesOf(t, 'LUR').length, charter(t).markers]).toEqual([660 - 200, 8, 2]);
    // Nine before: that one has been paid for.
    const again = takeover({
      sold: { stations: places('G7') },
      acquirer: { stations: places(...NORTH), markers: 2 },
    });
    expect(again.does(payFee()).money('LUR')).toBe(660 - 100);
  });

  rule(
    '1820:8.4.3-15',
    '1820:13.6-4',
    'no marker gained: nobody is asked for a fee, however many it had before',
    () => {
      // Nine, and eight is the limit.
      const many = { stations: places(...NORTH), markers: 2 };
      const none = takeover({ acquirer: many });
      expect([none.asks, none.money('LUR'), charter(none).markers]).toEqual(['offering/CFR', 660, 2]);
      // Twelve is the maximum: until one of the two is chosen there is one more.
      const twin = takeover({ sold: { stations: [['C7', 1]] }, acquirer: { ...many, markers: 5 } });
      twin.does({ type: 'keepStation', hex: 'C7', node: 1 });
      expect([twin.asks, twin.money('LUR'), hexesOf(twin, 'LUR').length]).toEqual(['offering/CFR', 660, 7]);
      // One has come: it may go down to its limit, and keep for nothing what it had.
      const one = takeover({ sold: { stations: places('G7') }, acquirer: many });
      one.does({ type: 'discardMarker' });
      const asks = () => one.title.frames['overage']!.asks!(one.s, one.s.stack.at(-1)!);
      expect([one.asks, asks()]).toEqual(['overage/LUR', 'LUR: keep its 9 markers at no cost, or give some up']);
      one.accepts({ type: 'discardMarker' }).does(payFee());
      expect([one.asks, one.money('LUR'), charter(one).markers]).toEqual(['offering/CFR', 660, 1]);
    },
  );

  rule('1820:13.6-3', 'by the other reading it is asked although it has gained none', () => {
    const t = takeover({ acquirer: { stations: places(...NORTH), markers: 2 }, readings: { noMarkerGained: 'asked' } });
    expect(t.asks).toBe('overage/LUR');
    t.does({ type: 'discardMarker' });
    expect([t.asks, t.money('LUR'), charter(t).markers]).toEqual(['offering/CFR', 660, 1]);
  });

  rule(
    '1820:Q42',
    'with loans where the treasury lacks it; who cannot pay gives up markers, and nobody is bankrupt',
    () => {
      const many = { stations: places(...NORTH) };
      const t = takeover({ sold: many, acquirer: { stations: places('G7'), markers: 1, cash: 340 } });
      t.does(payFee());
      // £180 for £100.
      expect([t.money('LUR'), charter(t).loans, t.price('LUR')]).toEqual([80, 1, 55]);
      const poor = takeover({ sold: many, acquirer: { stations: places('G7'), markers: 1, cash: 439, price: 40 } });
      poor.refuses(payFee(), '1820:8.4.3-15', '£100').does({ type: 'discardMarker' });
      expect([poor.money('LUR'), charter(poor).markers, poor.asks]).toEqual([99, 0, 'offering/CFR']);
    },
  );

  rule('1820:8.4.3-13', '1820:13.6-2', 'above the maximum unplaced ones go first, then some on the map', () => {
    const t = takeover({
      sold: { stations: places(...NORTH), markers: 1 },
      acquirer: { stations: places(...SOUTH), markers: 3 },
    });
    // Sixteen, of which twelve may stay: no unplaced one is left, and the map is full.
    expect([charter(t).markers, hexesOf(t, 'LUR').length, t.asks]).toEqual([0, 12, 'overage/LUR']);
    t.accepts(payFee());
    const small = takeover({
      sold: { stations: places(...NORTH), markers: 1 },
      acquirer: { size: 5, shares: { player1: 3 }, stations: places(...SOUTH), markers: 1 },
    });
    expect([charter(small).markers, small.asks]).toEqual([0, 'overage/LUR']);
    small.refuses(payFee(), '1820:13.6-2', 'may keep 9').refuses(giveUp('M13'), '1820:8.4.3-13');
    small.does(giveUp('G7')).does(giveUp('B6')).refuses(payFee(), '1820:13.6-2').does(giveUp('C5'));
    expect([hexesOf(small, 'BR'), hexesOf(small, 'LUR').length]).toEqual([['B6', 'C5', 'G7'], 9]);
    // It had six, which is its limit.
    expect(small.does(payFee()).money('LUR')).toBe(660 - 300);
  });

  rule(
    '1820:8.4.3-14',
    '1820:13.6-4',
    'more than it must, none on the map before the others, down to the limit',
    () => {
      const t = takeover({
        sold: { stations: places(...NORTH) },
        acquirer: { stations: places('G7', 'O17'), markers: 1 },
      });
      t.refuses(giveUp('G7'), '1820:8.4.3-14', '(1 left)').does({ type: 'discardMarker' });
      t.refuses({ type: 'discardMarker' }, '1820:8.4.3-14').does(giveUp('G7'));
      // Eight are left: there the acquirer is asked no more.
      expect([hexesOf(t, 'LUR').length, charter(t).markers, t.money('LUR'), t.asks]).toEqual([
        8,
        0,
        660,
        'offering/CFR',
      ]);
    },
  );

  rule(
    '1820:14.3.2-1',
    '1820:14.3.2-2',
    '1820:Q65',
    'Stephenson & Fox: acquired for free, one for each of their shares',
    () => {
      const wish = (held: number, freeMarkers = 0): Wish => ({
        sold: { stations: places(...NORTH) },
        acquirer: { stations: places('G7'), markers: 4, shares: { player1: 5, RSCF: held }, freeMarkers },
      });
      // Twelve markers, four of them above the limit of eight.
      const t = takeover(wish(2)).refuses(payFee(3), '1820:14.3.2-2').does(payFee(2));
      expect([t.money('LUR'), t.money('RSCF'), charter(t).freeMarkers]).toEqual([660 - 200, 100, 2]);
      takeover(wish(4)).refuses(payFee(4), '1820:14.3.2-2').accepts(payFee(3));
      takeover(wish(2, 1)).refuses(payFee(2), '1820:14.3.2-2').accepts(payFee(1)).accepts(payFee(0));
    },
  );
});

describe('8.4.3 Takeover procedure: strictly in this order', () => {
  test('each question waits for the one before it, and the name goes last', () => {
    const t = takeover({
      sold: { loans: 5, stations: [['C7', 0]], markers: 8, trains: ['3+-11', '3+-12'] },
      acquirer: {
        loans: 2,
        price: 95,
        cash: 340,
        stations: [['C7', 1]],
        trains: ['5+-1', '5+-2', '5+-3', '5+-4'],
      },
      prepare: (one) => one.cash('player1', 350),
    });
    expect(t.asks).toBe('excessLoans/LUR');
    expect([hexesOf(t, 'LSR'), t.trains('LSR').length, t.money('LSR')]).toEqual([['C7'], 2, 0]);
    t.does({ type: 'sell', company: 'LUR', count: 1 });
    expect(t.asks).toBe('twins/LUR');
    t.does({ type: 'keepStation', hex: 'C7', node: 0 });
    expect([t.asks, t.trains('LSR').length]).toEqual(['overage/LUR', 2]);
    t.does({ type: 'discardMarker' });
    expect([t.asks, isSold(t)]).toEqual(['discard/LUR', false]);
    t.does({ type: 'discard', train: '5+-1' });
    expect([t.asks, isSold(t)]).toEqual(['offering/CFR', true]);
  });

  rule('1820:8.1-13', 'a name that floats again remembers nothing of the old company', () => {
    const used = { freeMarkers: 2, bigCity: true, earlyTrain: true, fee: { by: 'player2', amount: 80 }, grown: 2 };
    const t = takeover({ sold: { ...used, loans: 1, markers: 1, stations: places('B6') } });
    const again = t.trying((g) => newCharter(g, 'LSR', 10, 2));
    expect(again.ext.charters['LSR']).toEqual({
      size: 10,
      floated: 2,
      grown: null,
      loans: 0,
      markers: 2,
      fee: null,
      freeMarkers: 0,
      bigCity: false,
      earlyTrain: false,
    });
    expect([again.stations['LSR'], again.cash['LSR'], t.trains('LSR')]).toEqual([[], 0, []]);
  });
});
