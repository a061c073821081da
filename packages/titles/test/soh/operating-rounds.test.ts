import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const pass: Deed = { type: 'pass' };

/** Passes through the rest of an operating round; gives the companies in the order in which they operated. */
function operatingOrder(t: Table): string[] {
  const { round } = t.s.ext;
  const order: string[] = [];
  for (;;) {
    for (const { event, company, round: next } of t.events) {
      if (event === 'round' && next !== round) return order;
      if (event === 'operates') order.push(company as string);
    }
    t.does(pass);
  }
}

const all = { player1: 6, player2: 4 };

describe('Operating rounds', () => {
  rule('soh:operating-rounds-1', 'companies operate in falling order of share price', () => {
    const t = Table.blank()
      .company('NSM', { price: 65, shares: all })
      .company('AR', { price: 110, shares: all })
      .company('NCS', { price: 90, shares: all })
      .operatingRound();
    expect(operatingOrder(t)).toEqual(['AR', 'NCS', 'NSM']);
  });

  rule('soh:operating-rounds-2', 'at the same price the token furthest to the left is first', () => {
    const t = Table.blank()
      .company('AR', { price: 80, shares: all, operated: true })
      .company('OSM', { price: 75, shares: all, operated: true })
      .company('NCS', { price: 75, shares: all, operated: true });
    expect(operatingOrder(t.copy().operatingRound())).toEqual(['AR', 'OSM', 'NCS']);
    // A share of AR is sold: its token comes to 75 as well, to the right of the others.
    t.ext({ round: 4 }).stockTurn('player1').does({ type: 'sell', company: 'AR', count: 1 });
    while (t.s.ext.round === 4) t.does(pass);
    expect(operatingOrder(t)).toEqual(['OSM', 'NCS', 'AR']);
  });

  rule('soh:operating-rounds-3', 'each started company has one turn, wherever its price moves', () => {
    const t = Table.blank()
      .company('AR', { price: 80, shares: all })
      .company('NCS', { price: 80, shares: all })
      .operatingRound(5);
    // AR falls to 75, behind NCS, and does not act a second time; the five other companies do not act at all.
    expect(operatingOrder(t)).toEqual(['AR', 'NCS']);
    expect(t.s.ext.round).toBe(6);
  });

  rule('soh:Q16', 'when a price moves during the round, the highest that has not operated is next', () => {
    const t = Table.blank()
      .tile('H9', '57', 1)
      .tile('H7', '4', 1)
      .tile('H5', '57', 1)
      .company('NCS', { price: 100, shares: all, stations: [['H9', 0]], operated: true })
      .company('AR', { price: 90, shares: all, operated: true })
      .company('OSM', { price: 80, shares: all, operated: true })
      .cash('player1', 0)
      .operatingRound(5);
    // NCS must buy a train, and its president sells two shares of AR for it: AR falls to 75.
    t.does(pass).does(pass).does({ type: 'commit' }).does({ type: 'sell', company: 'AR', count: 2 });
    expect(t.price('AR')).toBe(75);
    expect(operatingOrder(t)).toEqual(['OSM', 'AR']);
  });

  /** AR of player 1, with something to decide in every step: Breda, Utrecht and Antwerpen are joined. */
  const everything = () =>
    Table.blank()
      .phase('3')
      .trainsGone('2')
      .tile('K6', '9', 0)
      .tile('J7', '57', 0)
      .tile('I8', '9', 0)
      .tile('H9', '14', 0)
      .private('P1', 'player2')
      .company('AR', {
        price: 80,
        shares: { player1: 4, player2: 2, pool: 1 },
        cash: 300,
        trains: ['3-1'],
        stations: [['J7', 0]],
        operated: true,
      })
      .company('NCS', { price: 60, shares: all, trains: ['3-2'], stations: [['H9', 0]], operated: true })
      .operatingRound(5);

  rule('soh:operating-rounds-4', 'the president alone decides, and may leave everything undone', () => {
    const t = everything();
    const { tiles, stations, shares } = t.s;
    for (const step of ['treasuryShares', 'buyPrivates', 'track', 'station']) {
      expect(t.asks).toBe(`${step}/AR`);
      expect(t.who).toEqual(['player1']);
      t.refuses({ ...pass, by: 'player2' }, 'table:not-yours');
      t.does(pass);
    }
    t.runsBest();
    t.refuses({ type: 'dividend', choice: 'pay', by: 'player2' }, 'table:not-yours');
    t.does({ type: 'dividend', choice: 'withhold' });
    t.refuses({ ...pass, by: 'player2' }, 'table:not-yours');
    t.does(pass);
    expect([t.s.tiles, t.s.stations, t.s.shares, t.trains('AR')]).toEqual([tiles, stations, shares, ['3-1']]);
    // Nothing was spent; the route Antwerpen, Breda, Utrecht brought 40 + 20 + 30.
    expect(t.money('AR')).toBe(300 + 90);
  });

  rule('soh:operating-rounds-5', 'shares, privates, track, token, run, dividend, trains: in this order', () => {
    const t = everything();
    const steps = [t.asks];
    const next = () => steps.push(t.asks);
    for (let step = 0; step < 4; step++) {
      t.does(pass);
      next();
    }
    t.runsBest();
    next();
    t.does({ type: 'dividend', choice: 'pay' });
    next();
    expect(steps).toEqual(
      ['treasuryShares', 'buyPrivates', 'track', 'station', 'run', 'dividend', 'trains'].map((step) => `${step}/AR`),
    );
    t.does(pass);
    expect(t.asks).toBe('track/NCS');
  });

  rule('soh:operating-rounds-5', 'nothing is done before or after its step', () => {
    const deeds: Record<string, Deed[]> = {
      treasuryShares: [
        { type: 'issue', count: 1 },
        { type: 'redeem', company: 'AR', count: 1 },
      ],
      buyPrivates: [{ type: 'buyPrivate', private: 'P1', price: 20 }],
      track: [{ type: 'layTile', hex: 'J5', tile: '9', rotation: 1 }],
      station: [{ type: 'placeStation', hex: 'H9', node: 0 }],
      run: [{ type: 'run', routes: [] }],
      dividend: [{ type: 'dividend', choice: 'pay' }],
      trains: [
        { type: 'buyTrain', train: '3-3' },
        { type: 'buyTrainFrom', train: '3-2', price: 1 },
      ],
    };
    // What a step is limited to says it better than the order does.
    const done: Record<string, string> = { track: 'soh:laying-track-1', station: 'soh:company-token-1' };
    const steps = Object.keys(deeds);
    const t = everything();
    const refuseOthers = (now: string) => {
      expect(t.asks).toBe(`${now}/AR`);
      for (const step of steps.filter((one) => one !== now)) {
        const isOver = steps.indexOf(step) < steps.indexOf(now);
        for (const deed of deeds[step]!) t.refuses(deed, (isOver && done[step]) || 'soh:operating-rounds-5');
      }
    };
    for (const step of ['treasuryShares', 'buyPrivates', 'track', 'station']) {
      refuseOthers(step);
      t.does(pass);
    }
    refuseOthers('run');
    t.runsBest();
    refuseOthers('dividend');
    t.does({ type: 'dividend', choice: 'pay' });
    refuseOthers('trains');
  });
});

describe('Operating rounds: income from private companies', () => {
  const owned = () =>
    Table.blank()
      .company('AR', { price: 80, shares: all, cash: 7, operated: true })
      .company('NCS', { price: 70, shares: all, cash: 9, operated: true })
      .private('P1', 'player1')
      .private('P4', 'player1')
      .private('P5', 'NCS')
      .operatingRound(5);

  rule('soh:private-income-1', 'the bank pays all owners at the start of each round, before anybody acts', () => {
    const t = owned();
    const events = t.events.filter(({ event, why }) => event === 'operates' || why === 'income');
    expect(events).toEqual([
      { event: 'pay', from: 'bank', to: 'player1', amount: 5, why: 'income' },
      { event: 'pay', from: 'bank', to: 'player1', amount: 15, why: 'income' },
      { event: 'pay', from: 'bank', to: 'NCS', amount: 20, why: 'income' },
      { event: 'operates', company: 'AR' },
    ]);
    expect(t.money('player1')).toBe(400 + 5 + 15);
    // Once a round: no more when NCS operates, and again in the next round.
    t.does(pass).does(pass);
    expect([t.asks, t.money('player1')]).toEqual(['track/NCS', 420]);
    t.does(pass).does(pass);
    expect([t.s.ext.round, t.asks, t.money('player1')]).toEqual([6, 'track/AR', 440]);
  });

  rule('soh:private-income-2', 'a company’s private pays into its treasury', () => {
    const t = owned();
    expect(t.money('NCS')).toBe(9 + 20);
    expect(t.money('AR')).toBe(7);
  });
});

describe('Operating rounds: end of the operating round', () => {
  rule(
    'soh:end-of-the-operating-round-1',
    'another operating round follows the first, a stock round the second',
    () => {
      const t = Table.blank().company('AR', { shares: all }).operatingRound(5);
      expect(operatingOrder(t)).toEqual(['AR']);
      expect([t.s.ext.round, t.asks]).toEqual([6, 'track/AR']);
      // In the second round the company acts again.
      t.does(pass).does(pass);
      expect(t.s.ext.round).toBe(7);
      expect(t.asks).toMatch(/^stockTurn\//);
    },
  );
});
