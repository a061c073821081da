import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** An operating round as it begins, after the last pass of a stock round. */
const round = (t: Table): Table => t.endRound();
/** Who operates, one after another. */
function operating(t: Table): string[] {
  const seen: string[] = [];
  while (t.onTurn !== undefined) {
    seen.push(t.onTurn);
    t.endTurn();
  }
  return seen;
}
const shares = { player1: 6 };
/** Its homes are placed. */
const operated = true;
const trains = (number: number): string[] => [`7-${number}`];

describe('8.1 Operating round overview', () => {
  rule('1839:8.1-1', 'privates pay their revenue to players and companies at the start of each round', () => {
    const t = Table.blank()
      .company('NRS', { operated, trains: trains(1), shares })
      .phase('light green');
    t.private('KR', 'player2').private('HLvVdG', 'NRS').private('AV', 'bank');
    const before = ['player1', 'player2', 'NRS', 'bank'].map((owner) => t.money(owner));
    round(t);
    const gained = () => ['player1', 'player2', 'NRS', 'bank'].map((owner, i) => t.money(owner) - before[i]!);
    expect([t.title.roundName(t.s), gained()]).toEqual(['OR 2.1', [0, 30, 10, -40]]);
    t.endTurn();
    expect([t.title.roundName(t.s), gained()]).toEqual(['OR 2.2', [0, 60, 20, -80]]);
  });

  rule('1839:8.1-3', 'floated companies operate, others do not', () => {
    const t = Table.blank()
      .company('NRS', { operated, trains: trains(2), shares, price: 74 })
      .company('AMS', { operated, trains: trains(3), shares: { player1: 5 }, price: 91 })
      .company('MSS', { operated, trains: trains(4), shares, price: 67 });
    expect(operating(round(t))).toEqual(['NRS', 'MSS']);
  });

  rule('1839:8.1-4', 'a round is held, and privates pay, although nobody has floated', () => {
    const t = Table.blank().private('KR', 'player1');
    const before = t.money('player1');
    round(t);
    expect([t.title.roundName(t.s), t.money('player1') - before, t.s.ext.sets.at(-1)]).toEqual(['SR 3', 30, 1]);
  });

  rule('1839:Q20', 'the bank pays whatever it has given out before', () => {
    const t = Table.blank()
      .company('NRS', { operated, trains: trains(5), shares, cash: 200_000 })
      .private('KR', 'player1');
    const before = t.money('player1');
    expect(t.money('bank')).toBeLessThan(-100_000);
    expect([round(t).money('player1') - before, t.s.ended]).toEqual([30, null]);
  });

  rule('1839:14.2.3.2.2-2', 'Koninklijke Fabriek pays nothing, then ƒ20, ƒ40, ƒ60 …', () => {
    const t = Table.blank()
      .company('NRS', { operated, trains: trains(6), shares })
      .ext({ stockRound: 1, sets: [] })
      .private('KFvSeaW', 'player1');
    t.stockTurn('player1', {}, 1).phase('light red');
    const paid: number[] = [];
    let before = t.money('player1');
    const note = (): void => {
      paid.push(t.money('player1') - before);
      before = t.money('player1');
    };
    round(t);
    note();
    for (let i = 0; i < 2; i++) {
      t.endTurn();
      note();
    }
    // The first set had three rounds, the next one goes on from there.
    t.endTurn().endRound();
    note();
    expect([paid, t.title.roundName(t.s)]).toEqual([[0, 20, 40, 60], 'OR 2.1']);
  });
});

describe('8.2 Operating order', () => {
  const three = (): Table =>
    Table.blank()
      .company('L1', { operated, trains: trains(7), shares, price: 65 })
      .company('NRS', { operated, trains: trains(8), shares, price: 40 })
      .company('AMS', { operated, trains: trains(9), shares, price: 74 })
      .company('L2', { operated, trains: trains(1), shares, price: 31 });

  rule('1839:8.2-1', '1839:8.2-3', 'Majors before Locals, each from the highest price down', () => {
    expect(operating(round(three()))).toEqual(['AMS', 'NRS', 'L1', 'L2']);
  });

  rule('1839:8.2-2', 'who is next is asked again, and may be a Major after Locals have begun', () => {
    const t = round(three().company('L3', { operated, trains: trains(2), shares, price: 46 }));
    t.endTurn().endTurn();
    expect(t.onTurn).toBe('L1');
    t.set({ market: { ...t.s.market, at: { ...t.s.market.at, L2: { grid: 'major', row: 0, col: 1 } } } });
    expect(operating(t)).toEqual(['L1', 'L2', 'L3']);
  });

  rule('1839:8.2-4', 'on one space in the order of arrival', () => {
    const t = Table.blank()
      .company('MSS', { operated, trains: trains(3), shares, price: 67 })
      .company('AMS', { operated, trains: trains(4), shares: { player1: 5, pool: 1 }, price: 74 })
      .company('NRS', { operated, trains: trains(5), shares, price: 67 });
    // At the end of the stock round the AMS falls to the others.
    expect(operating(round(t))).toEqual(['MSS', 'NRS', 'AMS']);
  });

  rule('1839:8.2-6', '1839:Q19', 'an arriving marker comes after all others there, operated or not', () => {
    const t = Table.blank().phase('light green');
    for (const [i, [id, price]] of [['AMS', 82] as const, ['MSS', 74] as const, ['NRS', 74] as const].entries())
      t.company(id, { operated, trains: trains(i + 1), shares, price });
    round(t).endTurn();
    // The AMS has operated and falls to two that have not.
    expect([t.price('AMS'), t.s.market.order]).toEqual([74, ['MSS', 'NRS', 'AMS']]);
    // The MSS falls, then the NRS to the MSS, which has operated: by arrival in the next round, too.
    expect(operating(t.endTurn()).slice(0, 4)).toEqual(['NRS', 'AMS', 'MSS', 'NRS']);
    // One that has not operated, and falls by a sale, comes after one that has.
    const sold = Table.blank()
      .company('AMS', { operated, trains: trains(1), shares, price: 74 })
      .company('NRS', { operated, shares: { player1: 6, player2: 2 }, price: 67 })
      .company('MSS', { operated, trains: trains(2), shares: { player2: 6, player1: 2 }, price: 74 })
      .cash('player1', 6);
    sold.operating('NRS', 'trains').does({ type: 'buyTrain', train: '2-1' });
    sold.does({ type: 'sell', company: 'MSS', count: 1 });
    expect([sold.price('MSS'), sold.s.market.order]).toEqual([67, ['AMS', 'NRS', 'MSS']]);
  });

  rule('1839:Q19', 'a marker that cannot move keeps its place', () => {
    const t = Table.blank()
      .company('AMS', { operated, trains: trains(1), shares, price: 40 })
      .company('NRS', { operated, trains: trains(2), shares, price: 40 });
    round(t).endTurn();
    expect([t.onTurn, t.price('AMS'), t.s.market.order]).toEqual(['NRS', 40, ['AMS', 'NRS']]);
  });

  rule('1839:8.2-5', '1839:8.2-8', 'once in a round, and one after the other', () => {
    const t = round(three());
    t.endTurn();
    // The AMS falls behind the NRS and does not come again.
    t.set({ market: { ...t.s.market, at: { ...t.s.market.at, AMS: { grid: 'local', row: 0, col: 0 } } } });
    expect(operating(t)).toEqual(['NRS', 'L1', 'L2']);
    expect(t.title.roundName(t.s)).toBe('SR 3');
  });
});

describe('13.2 Stock price movement', () => {
  /** At the end of a stock round with a share in the pool, or with none for sale. */
  const falls = (price: number) =>
    round(Table.blank().company('L1', { shares: { player1: 5, pool: 1 }, price })).price('L1');
  const rises = (company: string, price: number) =>
    // The NRS operates first, and is asked for its home.
    round(
      Table.blank()
        .company('NRS', { shares })
        .company(company, { shares: { player1: 6, player2: 4 }, price }),
    ).price(company);

  rule('1839:13.2-1', 'at the left end of its market a marker stays', () => {
    expect([falls(13), falls(10)]).toEqual([10, 10]);
    expect(round(Table.blank().company('AMS', { shares: { player1: 5, pool: 1 }, price: 40 })).price('AMS')).toBe(40);
  });

  rule('1839:13.2-2', 'a marker that moves comes under those in its new space', () => {
    const t = Table.blank()
      .company('AMS', { shares: { player1: 5, pool: 1 }, price: 74 })
      .company('NRS', { shares, price: 67 });
    expect(round(t).s.market.order).toEqual(['NRS', 'AMS']);
  });

  rule('1839:13.2-7', '1839:Q16', 'at the right end of the Local market it stays', () => {
    expect([rises('L1', 55), rises('L1', 65)]).toEqual([65, 65]);
  });
});

describe('10.2 Scoring', () => {
  rule('1839:10.2-1', '1839:10.2-2', '1839:10.2-3', 'cash, privates at face value, shares at their price', () => {
    const t = Table.blank()
      .company('NRS', { shares: { player1: 6, player2: 3 }, price: 91, par: 67 })
      .company('L1', { shares: { player1: 2 }, price: 13, par: 20 });
    t.private('AV', 'player1').private('KR', 'player2').cash('player1', 100).cash('player2', 7).cash('player3', 0);
    expect(t.title.score(t.s)).toEqual({ player1: 100 + 240 + 6 * 91 + 2 * 13, player2: 7 + 110 + 3 * 91, player3: 0 });
  });

  rule('1839:10.2-4', '1839:Q68', 'the largest score wins, and equal ones share the win', () => {
    const ended = (second: number) =>
      Table.blank()
        .company('AMS', { shares: { player1: 5, player2: 5 }, price: 254 })
        .cash('player1', 50)
        .cash('player2', second)
        .cash('player3', 0)
        .endRound();
    const winners = (t: Table) => t.events.find(({ event }) => event === 'win')!['players'];
    expect([winners(ended(50)), winners(ended(49))]).toEqual([['player1', 'player2'], ['player1']]);
  });
});
