import { importGame } from '@roundhouse/exchange';
import { describe, expect, test } from 'vitest';
import { ANN, asked, auction, BEN, bid, CAT, cheap, dear, exported, par, pass, state } from './small.ts';

describe('The auction of 1828, as the site records it', () => {
  test('players, deal, order and readings stand in the file', () => {
    const { file, names } = importGame(exported([]));
    expect(file.deal).toEqual({ privates: ['pCPR', 'pMP', 'pNW', 'pOS&H'], order: ['player1', 'player2', 'player3'] });
    expect([file.title, file.readings['privateOrder']]).toEqual(['1828', 'alphabetical']);
    expect([names.privates['OSH'], names.companies['OSH'], names.players['22']]).toEqual(['pOS&H', 'OS&H', 'player2']);
  });

  test('a bid of the price buys what can be bought; others wait for their row', () => {
    const s = state(cheap);
    expect(s.privates).toMatchObject({ StCT: 'player1', SVN: 'player2', 'C&StL': 'player3', 'C&A': 'player2' });
    expect([s.cash['player1'], s.shares['PRR']!['player2'], asked(s)]).toEqual([570, 1, 'privateAuction/']);
  });

  test('two bids on one private are settled by raising', () => {
    const s = state([bid(ANN, 'StCT', 25), bid(BEN, 'StCT', 30), bid(CAT, 'SVN', 20), bid(ANN, 'StCT', 35), pass(BEN)]);
    expect([s.privates['StCT'], s.cash['player1']]).toEqual(['player1', 765]);
  });

  test('all pass: the bids are settled', () => {
    const s = state([bid(ANN, 'StCT', 25), pass(BEN), pass(CAT), pass(ANN)]);
    expect([s.privates['StCT'], s.cash['player1']]).toEqual(['player1', 780]);
  });

  test('par prices come with the privates, in whatever order the site asks for them', () => {
    const s = state(auction);
    expect(s.ext.par).toEqual({ CPR: 79, MP: 71, NW: 67, 'OS&H': 79 });
    expect([s.shares['CPR']!['player3'], asked(s)]).toEqual([3, 'stockTurn/player1']);
    const others = [par(BEN, 'OSH'), par(ANN, 'NW', 67), par(CAT, 'MP', 71), par(CAT, 'CPR')];
    expect(state([...cheap, ...dear, ...others])).toEqual(s);
  });

  test('a private that is not to be had for that', () => {
    expect(() => importGame(exported([bid(ANN, 'SVN', 20)]))).toThrow(/^Action 10: bid by Ann: A bid must be/);
    expect(() => importGame(exported([bid(ANN, 'XYZ', 20)]))).toThrow(/^Action 10: .*no private XYZ/);
  });
});
