import { describe, expect } from 'vitest';
import { project } from '../../src/soh/project.ts';
import { soh } from '@roundhouse/titles';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** Everybody passes, whatever is asked, until the game is over; gives the rounds that began on the way. */
function passToTheEnd(t: Table): string[] {
  const rounds: string[] = [];
  while (t.asks !== '') {
    t.does({ type: 'pass' });
    for (const { event, name } of t.events) if (event === 'round') rounds.push(name as string);
  }
  return rounds;
}

/** Passes until another round begins or the game is over. */
function passTheRound(t: Table): Table {
  const { round } = t.s.ext;
  while (t.s.ext.round === round && t.asks !== '') t.does({ type: 'pass' });
  return t;
}

describe('Game play', () => {
  rule('soh:game-play-1', 'a stock round and two operating rounds take turns, in every phase', () => {
    const fromThe4th = ['OR 2.1', 'OR 2.2', 'SR 3', 'OR 3.1', 'OR 3.2', 'SR 4', 'OR 4.1', 'OR 4.2'];
    for (const phase of ['2', '3', '4', '5', '6']) {
      const t = Table.blank().phase(phase).ext({ round: 4 }).stockTurn('player1');
      expect(passToTheEnd(t).slice(0, 8)).toEqual(fromThe4th);
    }
  });

  rule('soh:game-play-2', 'the record shows everybody’s money, and every payment is announced', () => {
    const t = Table.blank()
      .company('AR', { price: 80, shares: { player1: 3 }, cash: 70 })
      .stockTurn('player2')
      .does({ type: 'buy', company: 'AR', from: 'treasury' });
    expect(t.events).toContainEqual({ event: 'pay', from: 'player2', to: 'AR', amount: 80, why: 'shares' });
    const { players, companies } = project(t.s) as Record<string, Record<string, { cash: number }>>;
    expect(Object.values(players!).map(({ cash }) => cash)).toEqual([400, 320, 400]);
    expect(companies!['AR']!.cash).toBe(150);
  });
});

describe('Game play: game end', () => {
  /** AR at 330 has run for so much; NCS has still to operate. */
  const beforeDividend = (revenue: number) =>
    Table.blank()
      .company('AR', { price: 330, shares: { player1: 5 }, operated: true })
      .company('NCS', { price: 80, shares: { player2: 5 }, operated: true })
      .ext({ round: 5 })
      .operate('AR', 'dividend', { revenue });

  rule('soh:game-end-1', 'a price at the top of the stock market ends the game; one step below it does not', () => {
    const below = beforeDividend(330).does({ type: 'dividend', choice: 'pay' });
    expect(below.price('AR')).toBe(330);
    passTheRound(below);
    expect([below.s.ended, below.s.ext.round]).toEqual([null, 6]);

    const top = beforeDividend(340).does({ type: 'dividend', choice: 'pay' });
    expect(top.price('AR')).toBe(360);
    passTheRound(top);
    expect(top.s.ended).toEqual({ reason: 'top-price', round: 5 });
  });

  rule('soh:maximum-share-price-1', 'the operating round is finished first, and none follows', () => {
    const t = beforeDividend(340).does({ type: 'dividend', choice: 'pay' });
    expect(t.asks).toBe('trains/AR');
    t.does({ type: 'pass' });
    // Round 5 is the first operating round of its set: NCS still acts in it, and there is no round 6.
    for (const step of ['treasuryShares', 'track', 'trains']) {
      expect(t.asks).toBe(`${step}/NCS`);
      t.does({ type: 'pass' });
    }
    expect(t.asks).toBe('');
    expect(t.s.ended).toEqual({ reason: 'top-price', round: 5 });
    t.refuses({ type: 'pass' }, 'table:over');
  });

  rule('soh:Q12', 'two steps up from 330 stop at 360', () => {
    const t = beforeDividend(670).does({ type: 'dividend', choice: 'pay' });
    expect(t.price('AR')).toBe(360);
  });

  rule('soh:Q12', 'a price that reached the top ends the game even if it falls again in that round', () => {
    const t = Table.blank()
      .company('AR', { price: 330, shares: { player1: 5, player2: 5 }, operated: true })
      .company('NCS', { price: 80, shares: { player1: 6, player3: 4 }, stations: [['H9', 0]], operated: true })
      .tile('H9', '57', 1)
      .tile('H7', '4', 1)
      .tile('H5', '57', 1)
      .operate('AR', 'dividend', { revenue: 340 })
      .does({ type: 'dividend', choice: 'pay' })
      .cash('player1', 0)
      .does({ type: 'pass' });
    // NCS has a route, no train and no money; its president sells a share of AR to buy one.
    t.does({ type: 'pass' }).does({ type: 'pass' }).does({ type: 'commit' });
    t.does({ type: 'sell', company: 'AR', count: 1 });
    expect(t.price('AR')).toBe(330);
    expect(t.trains('NCS')).toEqual(['2-1']);
    expect(t.s.ended).toEqual({ reason: 'top-price', round: 5 });
  });

  rule('soh:game-end-2', 'the game ends after the 15th round, the second operating round of the fifth set', () => {
    const t = Table.blank()
      .company('AR', { shares: { player1: 5 }, operated: true })
      .operatingRound(14);
    passTheRound(t);
    expect([t.s.ext.round, t.s.ended, t.asks]).toEqual([15, null, 'treasuryShares/AR']);
    passTheRound(t);
    expect([t.s.ended, t.asks]).toEqual([{ reason: 'last-round', round: 15 }, '']);
  });

  rule('soh:game-end-3', 'wealth is cash and shares at their price; treasuries do not count', () => {
    const t = Table.blank()
      .company('AR', { price: 125, shares: { player1: 4, player2: 3 }, cash: 990 })
      .company('NCS', { price: 60, shares: { player2: 2, pool: 5 }, cash: 400 })
      .cash('player1', 17)
      .cash('player2', 30)
      .cash('player3', 0);
    expect(soh.score(t.s)).toEqual({ player1: 17 + 4 * 125, player2: 30 + 3 * 125 + 2 * 60, player3: 0 });
  });

  rule('soh:game-end-4', 'the wealthiest player wins, not the one with the most cash', () => {
    const t = Table.blank()
      .company('AR', { price: 100, shares: { player2: 5, player3: 2 }, operated: true })
      .cash('player1', 500)
      .cash('player2', 101)
      .cash('player3', 400)
      .operatingRound(15);
    passTheRound(t);
    // In its last turn AR, without revenue, fell to 90: 500, 551 and 580.
    expect(t.events).toContainEqual({ event: 'win', players: ['player3'] });
  });

  rule('soh:Q15', 'an open private counts nothing, and equal wealth shares the win', () => {
    const t = Table.blank()
      .private('P6', 'player1')
      .cash('player1', 300)
      .cash('player2', 320)
      .cash('player3', 320)
      .operatingRound(15);
    // The private has paid its income of 20 and adds no more: all three have 320.
    expect(t.s.ended).toEqual({ reason: 'last-round', round: 15 });
    expect(soh.score(t.s)).toEqual({ player1: 320, player2: 320, player3: 320 });
    expect(t.events).toContainEqual({ event: 'win', players: ['player1', 'player2', 'player3'] });
  });
});

describe('Development notes', () => {
  rule('soh:development-notes-1', '15 rounds are five sets; the private auction is no round of its own', () => {
    const t = new Table(2);
    expect(t.s.ext.round).toBe(0);
    expect(passToTheEnd(t)).toEqual([1, 2, 3, 4, 5].flatMap((set) => [`SR ${set}`, `OR ${set}.1`, `OR ${set}.2`]));
    expect(t.s.ended).toEqual({ reason: 'last-round', round: 15 });
  });
});
