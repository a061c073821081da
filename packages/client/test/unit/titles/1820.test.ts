import { start } from '@roundhouse/kernel';
import { anyTitle, type RailState, Teller } from '@roundhouse/rail';
import { title1820 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../../../src/table/names.ts';
import { usesLeft } from '../../../src/titles/1820/cousins.ts';
import { changesTo, figuresAt, kindsInUse } from '../../../src/titles/1820/columns.ts';
import { duesOf } from '../../../src/titles/1820/dues.ts';
import { freeBetween } from '../../../src/titles/1820/lobbies.ts';
import { as1820 } from '../../../src/titles/1820/state.ts';
import { steps } from '../../../src/titles/1820/words.ts';

const fresh = start(title1820, { players: 3, seed: 1, options: {}, readings: {} }).state as unknown as RailState;

/** A company with two loans, a yellow and a green train, and the marker of the chart in its fifth column. */
const inDebt: RailState = {
  ...fresh,
  phase: 'green',
  cash: { ...fresh.cash, LSR: 60 },
  trains: { ...fresh.trains, '2+-1': 'LSR', '3+-1': 'LSR' },
  ext: {
    ...as1820(fresh).ext,
    column: 5,
    charters: { LSR: { ...blank(), loans: 2 } },
  },
};

function blank() {
  return { size: 5, floated: 1, grown: null, loans: 0, markers: 1, fee: null, freeMarkers: 0, bigCity: false };
}

describe('the Cost of Business of 1820', () => {
  test('says for the next step what trains in use then cost, and what stays', () => {
    expect(kindsInUse(inDebt)).toEqual(['2+', '3+']);
    const { trains, words } = changesTo(inDebt, 6);
    expect(trains).toEqual([
      { kind: '2+', before: 50, after: 100 },
      { kind: '3+', before: 25, after: 50 },
    ]);
    expect(words.map(({ id }) => id)).toEqual([
      'own.chart.phase',
      'own.chart.moved.premium',
      'own.chart.moved.floats',
      'own.chart.stays',
    ]);
  });

  test('ends the game behind its last column, whose figures hold until then', () => {
    expect(changesTo(inDebt, 18)).toEqual({ trains: [], words: [{ id: 'own.chart.end' }] });
    expect(figuresAt(inDebt, 17)).toMatchObject({ phase: 'gray', premium: 0, interest: 40, limit: 2, floats: '50' });
  });

  test('adds up what a company owes in its next turn, train by train and with interest', () => {
    expect(duesOf(inDebt, 'LSR')).toEqual({
      trains: [
        { kind: '2+', count: 1, each: 50 },
        { kind: '3+', count: 1, each: 25 },
      ],
      maintenance: 75,
      loans: 2,
      interest: 40,
      total: 115,
      has: 60,
    });
  });
});

describe('gaps between lobbies of 1820', () => {
  test('are named amount by amount where they are few, else from the least to the most', () => {
    expect(freeBetween(20, 30)).toBeNull();
    expect(freeBetween(20, 40)).toBe('£30');
    expect(freeBetween(20, 60)).toBe('£30 £40 £50');
    expect(freeBetween(20, 120)).toBe('£30–110');
  });
});

describe('what is left of a cousin’s power in 1820', () => {
  const { ext } = as1820(fresh);
  const charters = { LSR: { ...blank(), freeMarkers: 1 }, LUR: { ...blank(), bigCity: true } };
  const invested: RailState = {
    ...fresh,
    companies: { ...fresh.companies, LSR: { status: 'started', director: 'player1', operated: false } },
    shares: {
      ...fresh.shares,
      LSR: { player1: 3, RSCF: 2, GLCC: 1, JH: 1, SDS: 1, LSR: 2 },
      LUR: { player2: 3, GLCC: 1, LUR: 6 },
    },
    ext: { ...ext, charters, earlyTrains: 1 },
  };
  const left = (cousin: string) => usesLeft(invested, cousin).map(({ id, values }) => [id, values]);

  test('is told company by company where each has its own count', () => {
    expect(left('RSCF')).toEqual([['own.cousin.markers', { company: 'LSR', left: 1 }]]);
    expect(left('GLCC')).toEqual([
      ['own.cousin.bigCity', { company: 'LSR', left: 1 }],
      ['own.cousin.bigCity', { company: 'LUR', left: 0 }],
    ]);
    expect(left('SDS')).toEqual([['own.cousin.routes', { company: 'LSR', left: 1 }]]);
  });

  test('is told for the whole game as well where it has a count, and not at all where nothing is counted', () => {
    expect(left('JH')).toEqual([
      ['own.cousin.early', { left: 2 }],
      ['own.cousin.earlyUsed', { company: 'LSR', left: 1 }],
    ]);
    expect(left('JL')).toEqual([]);
  });
});

describe('names in 1820', () => {
  const title = anyTitle(title1820);
  test('a port is told from the city of its name, another needs no more than its name', () => {
    const names = namesOf([], title, fresh);
    expect(['C3:n0', 'C5:n0', 'C17:n0', 'G17:n0'].map((id) => names.stop(id))).toEqual([
      'Liverpool port',
      'Liverpool',
      'Hull port',
      'Kings Lynn',
    ]);
  });

  test('the log names trains of a lot by their kinds, and sellers of a share as what they are', () => {
    const teller = new Teller(title, fresh, (id) => ({ player1: 'Ada', player2: 'Bram' })[id]);
    const told = (event: object) => teller.tell([event as never]).map(({ text }) => text);
    expect(told({ event: 'bid', by: 'player2', lot: '5+-15 8+-7', amount: 20 })).toEqual(['bids £20 on 5+ and 8+']);
    const buys = (company: string, from: string) => told({ event: 'buy', by: 'player1', company, from });
    expect(buys('LSR', 'player2')).toEqual(['buys a share of the LSR from Bram']);
    const routes = [{ train: '2+-1', path: ['C3:n0', 'C5:n0', 'G17:n0'] }];
    expect(told({ event: 'run', company: 'LSR', routes, revenue: 1200 }).join()).toContain(
      '2+: Liverpool port – Liverpool – Kings Lynn',
    );
    expect(buys('BR', 'pool')).toEqual(['buys a share of British Rail from the bank pool']);
  });
});

describe('the rail of 1820', () => {
  const at = (deal: string, next: number) => {
    const takeover = { kind: 'takeover', of: 'LSR', acquirer: 'LUR', deal, price: 100, next };
    const asked = steps({ ...fresh, stack: [{ kind: 'takeoverRound' }, takeover, { kind: 'overage', of: 'LUR' }] });
    return asked && asked.steps[asked.at]?.name;
  };

  test('shows which step of a takeover is under way', () => {
    // The frame says what comes next: markers are the fourth step, the second where the bank sells up, the first of a merger.
    expect([at('takeover', 4), at('liquidation', 2), at('merger', 1)]).toEqual(
      Array.from({ length: 3 }, () => 'own.step.markers'),
    );
    expect([at('takeover', 3), at('takeover', 5), at('liquidation', 4)]).toEqual([
      'own.step.loans',
      'own.step.trains',
      'own.step.settle',
    ]);
  });
});
