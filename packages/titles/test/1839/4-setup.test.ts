import { start } from '@roundhouse/kernel';
import { title1839 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { cards, material, roster } from '../../src/1839/material.ts';
import { privates } from '../../src/1839/data/index.ts';
import { rule } from '../rule.ts';
import { auction, buy, draw, order, par } from './auction.ts';
import { Table } from './table.ts';

const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
const inGame = (t: Table): string[] => Object.keys(t.s.privates).filter((id) => t.s.privates[id] !== 'gone');
/** Trains of a kind in the supply. */
const supply = (t: Table, kind: string): number =>
  t.trains('depot').filter((train) => roster.kindOf.get(train)!.id === kind).length;
const card = (id: string) => {
  const { count, price } = cards.find((one) => one.id === id)!;
  return [count, price];
};
const cash = (players: number): number[] => {
  const t = new Table(players);
  return t.s.players.map((player) => t.money(player));
};
const deals =
  (deal: unknown, options = {}) =>
  () =>
    start(title1839, { players: 3, seed: 1, options, deal: deal as never });

describe('2 Components', () => {
  rule('1839:2-1', '13 privates: 2 yellow, 2 green, 5 blue, 3 brown, 1 red', () => {
    const counts = ['yellow', 'green', 'blue', 'brown', 'red'].map(
      (color) => privates.filter((one) => one.color === color).length,
    );
    expect([privates.length, counts]).toEqual([13, [2, 2, 5, 3, 1]]);
  });

  rule('1839:2-2', 'two sets of cards: one gives the order, the other one is taken by passing', () => {
    const t = Table.blank(4);
    expect([t.s.ext.order.length, t.cards]).toEqual([4, []]);
    expect(t.does({ type: 'pass' }).cards).toEqual(['player1']);
  });
});

describe('4 Setup: what is in the game', () => {
  rule('1839:4-3', '1839:4-9', 'as many cards of each colour as there are players', () => {
    for (const players of [2, 3, 4]) {
      const t = new Table(players);
      expect(t.s.ext.order.toSorted()).toEqual(order(players));
      expect(Table.blank(players).endRound().s.ext.order.toSorted()).toEqual(order(players));
    }
  });

  rule('1839:4-4', '1839:4-5', 'with 2 players KFvSeaW, CM and RH are not in the game', () => {
    const t = new Table(2);
    expect(inGame(t)).toEqual(['LP', 'JJB', 'HLvVdG', 'SR-V', 'KR', 'DeRtU', 'WCTS', 'CO', 'AB', 'AV']);
  });

  rule('1839:4-10', '1839:4-11', 'with 3 players CM and RH are not, and KFvSeaW is', () => {
    const t = new Table(3);
    expect(inGame(t)).toEqual(['LP', 'JJB', 'HLvVdG', 'SR-V', 'KR', 'KFvSeaW', 'DeRtU', 'WCTS', 'CO', 'AB', 'AV']);
  });

  rule('1839:4-14', 'with 4 players all privates and trains are', () => {
    const t = new Table(4);
    expect([inGame(t).length, supply(t, '4+'), supply(t, '4')]).toEqual([13, 4, 4]);
    expect(t.trains('gone')).toEqual([]);
  });

  rule(
    '1839:4-6',
    '1839:4-7',
    '1839:Q67',
    'with 2 players one gray train is out, and no blue one, or one by the other reading',
    () => {
      const t = new Table(2);
      expect([supply(t, '4+'), supply(t, '4'), t.trains('gone')]).toEqual([4, 3, ['4-4']]);
      const other = new Table(2, { readings: { blueTrains: 'three' } });
      expect([supply(other, '4+'), supply(other, '4')]).toEqual([3, 3]);
      const three = new Table(3, { readings: { blueTrains: 'three' } });
      expect(supply(three, '4+')).toBe(3);
      expect(supply(new Table(4, { readings: { blueTrains: 'three' } }), '4+')).toBe(4);
    },
  );

  rule('1839:4-12', '1839:4-13', 'with 3 players one blue and one gray train are out', () => {
    const t = new Table(3);
    expect([supply(t, '4+'), supply(t, '4'), t.trains('gone')]).toEqual([3, 3, ['4+-4', '4-4']]);
  });

  rule('1839:4-16', 'one R4 train lies with Diepenbrock, two are for sale', () => {
    const t = new Table(3);
    expect([t.trains('DeRtU'), supply(t, 'R4')]).toEqual([['R4-1'], 2]);
  });

  rule('1839:4-15', 'privates and trains lie open: what, for how much, and how many', () => {
    const { privates: shown, trains } = material(new Table(3).s);
    expect(shown.map(({ id, price }) => `${id} ${price}`)).toContain('KR 110');
    expect(trains.map(({ id }) => id)).toEqual([...roster.kinds.keys()]);
    expect(trains.every(({ count, price }) => count > 0 && price > 0)).toBe(true);
  });
});

describe('4 Setup: the draw and the cards', () => {
  rule('1839:4-17', 'each brown private has 30% of a Spoorwegmaatschappij of its own, by chance', () => {
    const drawn = new Set<string>();
    for (const seed of seeds) {
      const t = new Table(3, { seed });
      const companies = ['CO', 'AB', 'AV'].map((id) => t.s.ext.drawn[id]!);
      expect(new Set(companies).size).toBe(3);
      for (const id of ['CO', 'AB', 'AV']) expect(t.shares(t.s.ext.drawn[id]!, id)).toBe(3);
      for (const company of companies) drawn.add(company);
    }
    expect([...drawn].toSorted()).toEqual(['AMS', 'HIJSM', 'MSS', 'NBDS', 'NCS', 'NRS', 'NWS', 'ZHESM']);
  });

  rule(
    '1839:4-19',
    '1839:4-20',
    'two more shares of Voombergh’s company are on Stork, one of Borsig’s on Beijnes',
    () => {
      const t = auction();
      expect([t.shares(draw.AV, 'WCTS'), t.shares(draw.AB, 'JJB'), t.shares(draw.CO, 'CO')]).toEqual([2, 1, 3]);
    },
  );

  rule('1839:4-1', '1839:4-21', 'all else lies in the IPO: 50%, 60%, 70%, and 100% of the others', () => {
    const t = auction();
    expect([draw.AV, draw.AB, draw.CO].map((id) => t.shares(id, 'ipo'))).toEqual([5, 6, 7]);
    const others = Object.keys(t.s.shares).filter((id) => !Object.values(draw).includes(id));
    expect(others.map((id) => t.shares(id, 'ipo'))).toEqual(others.map(() => 10));
    const sold = Table.blank().company('NRS', { shares: { player1: 4, pool: 3 } });
    expect([sold.shares('NRS', 'ipo'), sold.shares('NRS', 'pool')]).toEqual([3, 3]);
  });

  rule('1839:4-23', 'the cards of one colour are dealt by chance and give the order', () => {
    const firsts = new Set(seeds.map((seed) => new Table(3, { seed }).s.ext.order.join()));
    expect(firsts.size).toBe(6);
    const t = new Table(3, { seed: 5 });
    expect(t.who).toEqual([t.s.ext.order[0]]);
    expect(new Table(3, { seed: 5 }).s).toEqual(t.s);
  });

  test('newcomers never draw AMS, NBDS or ZHESM for Albert Voombergh', () => {
    const his = (options: Record<string, string>) =>
      new Set(seeds.map((seed) => new Table(3, { seed, options }).s.ext.drawn['AV']!));
    const hard = ['AMS', 'NBDS', 'ZHESM'];
    expect(hard.filter((id) => his({ draw: 'newcomers' }).has(id))).toEqual([]);
    expect(hard.filter((id) => his({ draw: 'any' }).has(id))).toEqual(hard);
  });

  test('an explicit deal says cards and draw, and is refused where it cannot be', () => {
    const given = { order: ['player2', 'player3', 'player1'], draw };
    const t = new Table(3, { deal: given });
    expect([t.s.ext.order, t.s.ext.drawn]).toEqual([given.order, draw]);
    expect(deals({ ...given, order: ['player1', 'player2'] })).toThrow('each player one number card');
    expect(deals({ ...given, order: ['player1', 'player2', 'player2'] })).toThrow('each player one number card');
    expect(deals({ draw })).toThrow('each player one number card');
    expect(deals({ ...given, draw: { ...draw, AV: 'AMS' } })).toThrow('a different Spoorwegmaatschappij');
    expect(deals({ ...given, draw: { ...draw, AV: 'L1' } })).toThrow('a different Spoorwegmaatschappij');
    expect(deals({ ...given, draw: { CO: 'NCS', AB: 'NRS', AV: 'AMS' } }, { draw: 'newcomers' })).toThrow(
      'the AMS cannot be drawn for Albert Voombergh',
    );
    expect(deals({ ...given, draw: { CO: 'AMS', AB: 'NRS', AV: 'NCS' } }, { draw: 'newcomers' })).not.toThrow();
  });

  rule('1839:4-24', 'ƒ700 each with 2 players', () => expect(cash(2)).toEqual([700, 700]));
  rule('1839:4-25', 'ƒ500 each with 3 players', () => expect(cash(3)).toEqual([500, 500, 500]));
  rule('1839:4-26', 'ƒ420 each with 4 players', () => expect(cash(4)).toEqual([420, 420, 420, 420]));

  rule('1839:4-2', 'after the auction the round marker is on the stock round', () => {
    const t = auction(2);
    t.does(buy('AV')).does(par(67)).does(buy('CO')).does(par(74)).does(buy('AB')).does(par(82));
    const rest = ['LP', 'JJB', 'HLvVdG', 'SR-V', 'KR', 'DeRtU', 'WCTS'];
    for (const player of t.s.players) t.cash(player, 1000);
    for (const id of rest) t.does(buy(id));
    expect([t.title.roundName(t.s), t.title.rounds(t.s).names]).toEqual(['SR 1', ['Auction', 'SR 1', 'OR 1.1']]);
  });
});

describe('table 4.1: trains', () => {
  rule('1839:4-27', 'light yellow, five 2 trains for ƒ80', () => expect(card('2')).toEqual([5, 80]));
  rule('1839:4-28', 'dark yellow, four 2+1 trains for ƒ120', () => expect(card('2+1')).toEqual([4, 120]));
  rule('1839:4-29', 'light green, five 3 trains for ƒ140', () => expect(card('3')).toEqual([5, 140]));
  rule('1839:4-30', 'dark green, three 3+ trains for ƒ180', () => expect(card('3+')).toEqual([3, 180]));
  rule('1839:4-31', 'blue, three or four 4+ trains for ƒ240', () => {
    expect(card('4+')).toEqual([4, 240]);
    expect([2, 3, 4].map((players) => supply(new Table(players), '4+'))).toEqual([4, 3, 4]);
  });
  rule('1839:4-32', 'light brown, four R5 trains for ƒ320', () => expect(card('R5')).toEqual([4, 320]));
  rule('1839:4-33', 'medium brown, two R4+1 trains for ƒ340', () => expect(card('R4+1')).toEqual([2, 340]));
  rule('1839:4-34', 'dark brown, three R4 trains for ƒ380', () => expect(card('R4')).toEqual([3, 380]));
  rule('1839:4-35', 'light red, four PR2+ trains for ƒ240', () => expect(card('PR2+')).toEqual([4, 240]));
  rule('1839:4-36', 'dark red, two PR3+1 trains for ƒ260', () => expect(card('PR3+1')).toEqual([2, 260]));
  rule('1839:4-37', 'gray, three or four 4 trains for ƒ460', () => {
    expect(card('4')).toEqual([4, 460]);
    expect([2, 3, 4].map((players) => supply(new Table(players), '4'))).toEqual([3, 3, 4]);
  });
  rule('1839:4-38', 'purple, 7 trains for ƒ640 without end', () => {
    expect(cards.find(({ id }) => id === '7')).toMatchObject({ price: 640, unlimited: true });
    // As many as sixteen companies can own that have two each.
    expect(supply(new Table(2), '7')).toBe(2 * 16);
  });
  rule('1839:4-39', 'no phase takes gray and purple trains away', () => {
    expect(cards.filter(({ rusts }) => rusts === undefined).map(({ id }) => id)).toEqual(['4', '7']);
  });

  test('the limit of light red phase on the card is that of the game’s reading', () => {
    const limit = (readings: Record<string, string>) =>
      material(new Table(3, { readings }).s).phases.find(({ id }) => id === 'light red')!.trainLimits['trains'];
    expect([limit({ lightRedLimit: 'three' }), limit({ lightRedLimit: 'two' })]).toEqual([3, 2]);
  });
});
