import { firstRefusal } from '@roundhouse/kernel';
import { type RailState, type StandingBids, standingBids } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { blank, players, Toy } from '../toy.ts';

const ended: StandingBids[] = [];
const auction = standingBids<RailState>({
  lots: ['P1', 'P2', 'P3', 'P4', 'P5'],
  least: 20,
  step: 10,
  most: 3,
  order: () => players,
  over: (_, f) => ended.push(f),
});
const { refusing } = auction;
const kind = auction.kind(
  [
    refusing('lot', 'lot', 'Lot.'),
    refusing('amount', 'amount', 'Amount.'),
    refusing('higher', 'higher', ({ standing }) => `${standing}.`),
    refusing('crowded', 'crowded', ({ smallest }) => `${smallest}.`),
    refusing('money', 'money', ({ free }) => `${free}.`),
  ],
  () => 'Bid or pass',
);
const begun = () => new Toy({ lots: kind }, blank, auction.begin('lots', ['P1', 'P2', 'P3', 'P4'], 'player1'));
const frame = (toy: Toy) => toy.top as StandingBids;
const bid = (toy: Toy, lot: string, amount: number) => toy.act(frame(toy).turn, 'bid', { private: lot, amount });
const refusal = (toy: Toy, lot: string, amount: number): string | null => {
  const [move] = kind.moves;
  const action = { type: 'bid', by: frame(toy).turn, frame: 'lots', private: lot, amount };
  return firstRefusal('toy', move!.checks, toy.s, toy.top, action as never)?.text ?? null;
};
const standing = (toy: Toy) =>
  Object.entries(frame(toy).bids).map(([lot, { player, amount }]) => `${lot} ${player} ${amount}`);

describe('lots with one standing bid each', () => {
  test('are bid on in turn, by steps from the least, each bid above the one before', () => {
    const toy = bid(begun(), 'P1', 20);
    expect([frame(toy).turn, standing(toy)]).toEqual(['player2', ['P1 player1 20']]);
    expect([refusal(toy, 'P2', 10), refusal(toy, 'P2', 25), refusal(toy, 'P2', 20)]).toEqual([
      'Amount.',
      'Amount.',
      null,
    ]);
    expect([refusal(toy, 'P1', 20), refusal(toy, 'P1', 30)]).toEqual(['20.', null]);
    expect(standing(bid(toy, 'P1', 30))).toEqual(['P1 player2 30']);
  });

  test('nothing else can be bid on', () => {
    expect([refusal(begun(), 'P5', 20), refusal(begun(), 'P4', 20)]).toEqual(['Lot.', null]);
  });

  test('a bid sets its money aside until it is outbid, and may be raised out of it', () => {
    const toy = bid(begun(), 'P1', 60).act('player2', 'pass').act('player3', 'pass');
    expect([refusal(toy, 'P2', 40), refusal(toy, 'P2', 50), refusal(toy, 'P1', 100)]).toEqual([null, '40.', null]);
    bid(bid(toy, 'P2', 20), 'P1', 70).act('player3', 'pass');
    expect([refusal(toy, 'P2', 100), refusal(toy, 'P3', 80)]).toEqual([null, null]);
  });

  test('a bid too many pushes out the smallest, all of them', () => {
    const toy = bid(bid(bid(begun(), 'P1', 30), 'P2', 20), 'P3', 40);
    expect([refusal(toy, 'P4', 20), refusal(toy, 'P4', 30), refusal(toy, 'P1', 40)]).toEqual(['20.', null, null]);
    expect(standing(bid(toy, 'P4', 30))).toEqual(['P1 player1 30', 'P3 player3 40', 'P4 player1 30']);
    expect(toy.events.filter(({ event }) => event === 'bidReturned')).toEqual([
      { event: 'bidReturned', by: 'player2', lot: 'P2', amount: 20 },
    ]);
    expect(standing(bid(toy, 'P2', 40))).toEqual(['P3 player3 40', 'P2 player2 40']);
  });

  test('ends when all pass one after the other, no matter who passed before', () => {
    const toy = begun().act('player1', 'pass').act('player2', 'pass');
    bid(toy, 'P1', 20).act('player1', 'pass');
    bid(toy, 'P2', 20).act('player3', 'pass').act('player1', 'pass');
    expect([frame(toy).passes, ended.length]).toEqual([2, 0]);
    toy.act('player2', 'pass');
    expect([toy.top.kind, Object.keys(ended[0]!.bids)]).toEqual(['table', ['P1', 'P2']]);
  });
});
