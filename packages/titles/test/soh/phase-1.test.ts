import { describe, expect } from 'vitest';
import { Table } from './table.ts';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';

const bid = (amount: number, by?: string): Deed => ({ type: 'bid', amount, ...(by ? { by } : {}) });
const pass: Deed = { type: 'pass' };

/** Three players; the privates 1, 4 and 6 were drawn, in another order. */
const auction = () => new Table(3, { deal: ['P6', 'P1', 'P4'] });
const play = (t: Table, ...deeds: Deed[]): Table => deeds.reduce((table, deed) => table.does(deed), t);

describe('Phase 1: distribution of the private companies', () => {
  rule('soh:phase-1-1', 'as many privates as players are drawn at random, the others leave', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 30; seed++) {
      const { privates } = new Table(3, { seed }).s;
      const drawn = Object.keys(privates).filter((id) => privates[id] === 'bank');
      expect(drawn).toHaveLength(3);
      expect(Object.values(privates).filter((owner) => owner === 'gone')).toHaveLength(4);
      for (const id of drawn) seen.add(id);
    }
    expect([...seen].sort()).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7']);
    for (const players of [2, 4, 5]) {
      const owners = Object.values(new Table(players).s.privates);
      expect(owners.filter((owner) => owner === 'bank')).toHaveLength(players);
    }
    // A deal that is given instead names just as many, all different.
    for (const deal of [
      ['P1', 'P2'],
      ['P1', 'P2', 'P2'],
      ['P1', 'P2', 'P3', 'P4'],
    ]) {
      expect(() => new Table(3, { deal })).toThrow('The deal must name 3 different privates');
    }
  });

  rule('soh:phase-1-2', 'they are auctioned one by one in ascending order', () => {
    const t = auction();
    expect(t.asks).toBe('lotAuction/P1');
    play(t, bid(20), pass, pass);
    expect(t.asks).toBe('lotAuction/P4');
    play(t, bid(75), pass, pass);
    expect(t.asks).toBe('lotAuction/P6');
    play(t, bid(100), pass, pass);
    expect(t.asks).toMatch(/^stockTurn/);
  });

  rule('soh:phase-1-3', 'the holder of the Start card opens, by a bid or a pass; the others follow clockwise', () => {
    const t = auction();
    expect(t.who).toEqual(['player1']);
    t.refuses(bid(20, 'player2'), 'soh:phase-1-3');
    t.does(pass);
    t.refuses(bid(20, 'player3'), 'soh:phase-1-3');
    t.does(bid(20, 'player2'));
    expect(t.who).toEqual(['player3']);
    // The next auction is opened by the next player.
    t.does(pass);
    expect(t.asks).toBe('lotAuction/P4');
    expect(t.who).toEqual(['player2']);
    play(t, pass);
    expect(t.who).toEqual(['player3']);
    play(t, pass);
    expect(t.who).toEqual(['player1']);
  });

  rule('soh:phase-1-4', 'the first bid is at least the printed value', () => {
    const t = auction();
    t.refuses(bid(19), 'soh:phase-1-4');
    t.accepts(bid(20)).accepts(bid(21));
    // Also when others have passed before.
    t.does(pass);
    t.refuses(bid(19), 'soh:phase-1-4');
    t.accepts(bid(20));
  });

  rule('soh:phase-1-5', 'each later bid is at least fl. 5 higher', () => {
    const t = auction().does(bid(22));
    t.refuses(bid(26), 'soh:phase-1-5');
    t.accepts(bid(28));
    t.does(bid(27));
    t.refuses(bid(31), 'soh:phase-1-5');
    t.accepts(bid(32));
  });

  rule('soh:phase-1-6', 'a player who has passed may not bid on that private again, but on the next', () => {
    const t = play(auction(), pass, bid(20), bid(25));
    expect(t.who).toEqual(['player2']);
    t.refuses(bid(30, 'player1'), 'soh:phase-1-6');
    t.accepts(bid(30, 'player2'));
    play(t, pass, pass, pass);
    expect(t.asks).toBe('lotAuction/P4');
    t.does(bid(75, 'player1'));
  });

  rule('soh:phase-1-7', 'the winner pays the bid to the bank and owns the private', () => {
    const t = auction();
    const bank = t.money('bank');
    play(t, bid(20), bid(25), pass, bid(37), pass);
    expect(t.s.privates['P1']).toBe('player1');
    expect([t.money('player1'), t.money('player2'), t.money('player3')]).toEqual([400 - 37, 400, 400]);
    expect(t.money('bank')).toBe(bank + 37);
  });

  rule('soh:phase-1-8', 'a private nobody bids on leaves the game, and the next one follows', () => {
    const t = play(auction(), pass, pass, pass);
    expect(t.s.privates['P1']).toBe('gone');
    expect(t.asks).toBe('lotAuction/P4');
    expect(t.s.players.map((player) => t.money(player))).toEqual([400, 400, 400]);
  });

  rule('soh:phase-1-8', 'unsoldPrivate: by the other reading those that were to follow leave with it', () => {
    const t = new Table(3, { deal: ['P6', 'P1', 'P4'], readings: { unsoldPrivate: 'stops' } });
    play(t, pass, pass, pass);
    expect([t.s.privates['P1'], t.s.privates['P4'], t.s.privates['P6']]).toEqual(['gone', 'gone', 'gone']);
    expect(t.asks).toMatch(/^stockTurn/);
  });

  rule('soh:phase-1-9', 'after each auction the Start card moves to the left, no matter who won', () => {
    const t = play(auction(), bid(20), pass, pass);
    expect(t.s.ext.startCard).toBe('player2');
    expect(t.who).toEqual(['player2']);
    play(t, pass, pass, pass);
    expect(t.s.ext.startCard).toBe('player3');
    expect(t.who).toEqual(['player3']);
  });

  rule('soh:phase-1-10', 'after the last auction the richest player gets the Start card', () => {
    // Player 1 pays 75 for P4, player 3 pays 20 for P1 and player 2 pays 100 for P6.
    const t = play(auction(), pass, pass, bid(20), pass, pass, bid(75), pass, pass, bid(100));
    expect(t.s.players.map((player) => t.money(player))).toEqual([325, 300, 380]);
    expect(t.s.ext.startCard).toBe('player3');
    expect(t.asks).toBe('stockTurn/player3');

    const another = play(auction(), pass, bid(20), pass, pass, bid(75), pass, bid(100), pass, pass);
    expect(another.s.players.map((player) => another.money(player))).toEqual([400, 380, 225]);
    expect(another.asks).toBe('stockTurn/player1');
  });

  rule('soh:phase-1-11', 'soh:Q30', 'in a tie that includes the last opener, the Start card stays', () => {
    // Player 3 opens the third auction. Players 1 and 3 have 400 left.
    const deeds = [pass, bid(20), pass, bid(75), pass, pass, pass, pass, bid(100)];
    const t = play(auction(), ...deeds);
    expect(t.s.players.map((player) => t.money(player))).toEqual([400, 205, 400]);
    expect(t.s.ext.startCard).toBe('player3');
    expect(t.asks).toBe('stockTurn/player3');

    const bySeat = new Table(3, { deal: ['P6', 'P1', 'P4'], readings: { richestTie: 'seat-order' } });
    expect(play(bySeat, ...deeds).s.ext.startCard).toBe('player1');
  });

  rule('soh:phase-1-12', 'in a tie without the last opener, the first tied player to the left gets it', () => {
    const four = () => new Table(4, { deal: ['P1', 'P2', 'P3', 'P5'] });
    const unsold = [pass, pass, pass, pass];
    // Player 4 opens the fourth auction and buys: the first on his left is player 1.
    const t = play(four(), ...unsold, ...unsold, ...unsold, bid(80), pass, pass, pass);
    expect(t.s.players.map((player) => t.money(player))).toEqual([300, 300, 300, 220]);
    expect(t.s.ext.startCard).toBe('player1');
    // If player 1 has bought one too, it goes past him to player 2.
    const past = play(four(), bid(20), pass, pass, pass, ...unsold, ...unsold, bid(80), pass, pass, pass);
    expect(past.s.players.map((player) => past.money(player))).toEqual([280, 300, 300, 220]);
    expect(past.s.ext.startCard).toBe('player2');
  });

  rule('soh:Q31', 'bids go round until one bidder is left', () => {
    const t = play(auction(), bid(20), bid(25), bid(30), bid(35), pass, bid(40), bid(45));
    expect(t.asks).toBe('lotAuction/P1');
    t.does(pass);
    expect(t.s.privates['P1']).toBe('player1');
    expect(t.money('player1')).toBe(355);
  });

  rule('soh:Q31', 'nobody bids more than he has', () => {
    const t = auction();
    t.accepts(bid(400));
    t.refuses(bid(401), 'soh:Q31');
    expect(t.choices('bid')[0]!.openFields['amount']).toMatchObject({ min: 20, max: 400 });
  });
});

describe('Phase 1: alternative distribution', () => {
  const dealt = (...deal: string[]) => new Table(deal.length, { deal, options: { distribution: 'deal' } });

  rule('soh:alternative-distribution-1', 'each player is dealt one private and pays its printed price', () => {
    const t = dealt('P5', 'P2', 'P4');
    const { P5, P2, P4, ...others } = t.s.privates;
    expect([P5, P2, P4]).toEqual(['player1', 'player2', 'player3']);
    expect(others).toEqual({ P1: 'gone', P3: 'gone', P6: 'gone', P7: 'gone' });
    expect(t.s.players.map((player) => t.money(player))).toEqual([320, 360, 325]);
    expect(t.money('bank')).toBe(-3 * 400 + 195);

    // Without a given deal it is chance: sooner or later the first player gets every one of them.
    const gets = (seed: number) => {
      const { privates } = new Table(2, { seed, options: { distribution: 'deal' } }).s;
      return Object.keys(privates).filter((id) => privates[id] === 'player1');
    };
    const seen = new Set(Array.from({ length: 60 }, (_, seed) => gets(seed)).flat());
    expect([...seen].sort()).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7']);
  });

  rule('soh:alternative-distribution-2', 'then the richest player gets the Start card and begins', () => {
    const t = dealt('P5', 'P2', 'P4');
    expect(t.s.ext.startCard).toBe('player2');
    expect(t.asks).toBe('stockTurn/player2');
  });

  rule('soh:Q30', 'ties are broken as after the auction, from the start player', () => {
    // 75 each for players 1 and 2: the start player keeps the card.
    expect(dealt('P3', 'P4', 'P6').s.ext.startCard).toBe('player1');
    // 75 each for players 2 and 3: the first to the left of the start player.
    expect(dealt('P6', 'P3', 'P4').s.ext.startCard).toBe('player2');
  });
});
