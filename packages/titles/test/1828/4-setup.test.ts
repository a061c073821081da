import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { auction, bid, buyLot, pass, remaining } from './auction.ts';
import { Table } from './table.ts';

const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
const rowsOf = (t: Table) => t.top['rows'] as readonly (readonly string[])[];
const lastRow = (players: number, seed: number) => rowsOf(new Table(players, { seed }))[5]!;
const dear = ['pCPR', 'pGT', 'pIC', 'pMC', 'pMP', 'pNKP', 'pNW', 'pOS&H'];
const inBank = (t: Table, kind: string) => t.trains('depot').filter((train) => train.startsWith(`${kind}-`)).length;

describe('4 Setup', () => {
  rule('1828:4-2', 'the first round of the round track is a stock round', () => {
    const t = remaining(['C&StL']);
    expect(t.title.rounds(t.s)).toEqual({ names: ['Auction', 'SR 1', 'OR 1.1'], at: 0 });
    t.does(buyLot('C&StL'));
    expect([t.title.roundName(t.s), t.title.rounds(t.s).at]).toEqual(['SR 1', 1]);
  });

  rule('1828:4-4', 'two coal markers on K11, one on K13', () => {
    expect(auction().s.ext.coal).toEqual({ K11: 2, K13: 1 });
  });

  rule('1828:4-5', 'the marker of the C&P is in Peterborough, and no other on the map', () => {
    const placed = Object.entries(auction().s.stations).filter(([, spots]) => spots.length > 0);
    expect(placed).toEqual([['C&P', [{ hex: 'C15', node: 0 }]]]);
  });

  rule('1828:4-6', 'four, five or six of the eight $250 privates stay, whichever they are', () => {
    const kept = [3, 4, 5].map((players) => lastRow(players, 1).length);
    expect(kept).toEqual([4, 5, 6]);
    const drawn = seeds.map((seed) => [...lastRow(3, seed)]);
    for (const id of dear) {
      expect([id, drawn.some((row) => row.includes(id)), drawn.some((row) => !row.includes(id))]).toEqual([
        id,
        true,
        true,
      ]);
    }
    const t = new Table(4);
    const out = dear.filter((id) => t.s.privates[id] === 'gone');
    expect([...lastRow(4, 1), ...out].sort()).toEqual([...dear].sort());
  });

  rule('1828:Q18', 'a company whose $250 private left the game is parred like the others', () => {
    const t = auction();
    expect([t.s.privates['pOS&H'], t.s.shares['OS&H']]).toEqual(['gone', { ipo: 10 }]);
    const later = Table.blank().stockTurn('player1').does({ type: 'start', company: 'OS&H', price: 71 });
    expect([later.s.companies['OS&H']!.director, later.shares('OS&H', 'player1')]).toEqual(['player1', 2]);
  });

  rule('1828:4-8', 'three red trains for three and four players, four for five', () => {
    expect([3, 4, 5].map((players) => inBank(new Table(players), '6'))).toEqual([3, 3, 4]);
  });

  rule('1828:4-9', 'five rows below $250, each from left to right, with these costs', () => {
    const rows = [['SVN', 'StCT'], ['C&StL'], ['D&H', 'C&P'], ['M&H', 'E&K'], ['C&A']];
    for (const players of [3, 4, 5]) expect(rowsOf(new Table(players)).slice(0, 5)).toEqual(rows);
    const costs = ['SVN', 'StCT', 'C&StL', 'D&H', 'C&P', 'M&H', 'E&K', 'C&A'].map(
      (lot) => 800 - remaining([lot], ['pCPR']).does(buyLot(lot)).money('player1'),
    );
    expect(costs).toEqual([20, 20, 40, 80, 80, 120, 120, 160]);
  });

  rule('1828:4-10', 'the sixth row is $250 and lies in random order', () => {
    const orders = seeds.map((seed) => lastRow(5, seed));
    expect(orders.some((row) => row.indexOf('pCPR') === 0)).toBe(true);
    expect(orders.some((row) => row.indexOf('pCPR') === 5)).toBe(true);
    // The seed decides.
    expect(lastRow(5, 7)).toEqual(lastRow(5, 7));
    expect(800 - remaining(['pCPR']).does(buyLot('pCPR')).money('player1')).toBe(250);
  });

  rule('1828:4-11', 'one 10% share of the PRR lies with the Camden & Amboy', () => {
    expect(auction().s.shares['PRR']).toEqual({ ipo: 9, 'C&A': 1 });
    const t = remaining(['C&A'], ['pCPR']).does(buyLot('C&A'));
    expect([t.shares('PRR', 'player1'), t.shares('PRR', 'C&A'), t.shares('PRR', 'ipo')]).toEqual([1, 0, 9]);
  });

  rule('1828:4-12', 'three shares lie on each $250 private in play, seven in the IPO', () => {
    const t = auction();
    for (const company of ['CPR', 'GT', 'MC', 'NW']) {
      expect(t.s.shares[company]).toEqual({ ipo: 7, [`p${company}`]: 3 });
    }
    for (const company of ['IC', 'MP', 'NKP', 'OS&H', 'B&O']) expect(t.s.shares[company]).toEqual({ ipo: 10 });
    const sold = remaining(['pCPR'], ['pGT']).does(buyLot('pCPR'));
    expect([sold.shares('CPR', 'player1'), sold.shares('CPR', 'ipo')]).toEqual([3, 7]);
  });

  rule('1828:4-13', 'as many number cards as players, and passing cards no higher', () => {
    for (const players of [3, 4, 5]) {
      const { order } = new Table(players).s.ext;
      expect([...order].sort()).toEqual(['player1', 'player2', 'player3', 'player4', 'player5'].slice(0, players));
    }
    const t = Table.blank(4).stockTurn('player1').does(pass).does(pass).does(pass);
    expect(t.s.ext.stockRound).toBe(2);
    expect(t.does(pass).s.ext.stockRound).toBe(3);
  });

  rule('1828:4-14', 'the cards are dealt at random and give the order of the auction', () => {
    const orders = seeds.map((seed) => new Table(3, { seed }).s.ext.order.join(' '));
    expect(new Set(orders).size).toBe(6);
    const t = new Table(3, { seed: 5 });
    const { order } = t.s.ext;
    expect([t.who[0], t.does(pass).who[0], t.does(bid('C&A', 165)).who[0]]).toEqual([...order]);
  });

  rule('1828:4-15', '$800, $700 or $620 for each player', () => {
    expect([3, 4, 5].map((players) => new Table(players)).map((t) => [t.money('player1'), t.money('bank')])).toEqual([
      [800, -2400],
      [700, -2800],
      [620, -3100],
    ]);
    const t = new Table(5);
    expect(t.s.players.map((player) => t.money(player))).toEqual([620, 620, 620, 620, 620]);
  });
});

/** How many trains of a kind lie in the bank for five players, and what the first of them takes from a treasury. */
function supply(kind: string, phase: string, ...gone: string[]): [count: number, price: number] {
  const t = Table.blank(5)
    .trainsGone(...gone)
    .phase(phase)
    .company('B&O', { shares: { player1: 6 }, cash: 1000 })
    .operate('B&O', 'trains');
  const count = inBank(t, kind);
  return [count, 1000 - t.does({ type: 'buyTrain', train: `${kind}-1` }).money('B&O')];
}

describe('Table 4.1: trains', () => {
  rule('1828:table-4.1-1', 'six yellow 2 trains at $80', () => {
    expect(supply('2', 'yellow')).toEqual([6, 80]);
  });
  rule('1828:table-4.1-2', 'nine green 3 trains at $160', () => {
    expect(supply('3', 'yellow', '2')).toEqual([9, 160]);
  });
  rule('1828:table-4.1-3', 'four blue 5 trains at $250', () => {
    expect(supply('5', 'green', '2', '3')).toEqual([4, 250]);
  });
  rule('1828:table-4.1-4', 'six brown 3+D trains at $350', () => {
    expect(supply('3+D', 'blue', '2', '3', '5')).toEqual([6, 350]);
  });
  rule('1828:table-4.1-5', 'four red 6 trains at $650; three with three or four players', () => {
    expect(supply('6', 'brown', '2', '3', '5', '3+D')).toEqual([4, 650]);
    expect([inBank(Table.blank(3), '6'), inBank(Table.blank(4), '6')]).toEqual([3, 3]);
  });
  rule('1828:table-4.1-6', 'three gray 8E trains at $800', () => {
    expect(supply('8E', 'red', '2', '3', '5', '3+D', '6')).toEqual([3, 800]);
  });
  rule('1828:table-4.1-7', '1828:Q39', 'Diesels at $900, and a seventh where six cards are supplied', () => {
    expect(supply('D', 'gray', '2', '3', '5', '3+D', '6', '8E')[1]).toBe(900);
    const t = Table.blank(5).trainsGone('2', '3', '5', '3+D', '6', '8E').phase('purple');
    for (let number = 1; number <= 6; number++) t.train(`D-${number}`, 'gone');
    t.company('B&O', { shares: { player1: 6 }, cash: 1000 }).operate('B&O', 'trains');
    t.does({ type: 'buyTrain', train: 'D-7' });
    expect(t.trains('B&O')).toEqual(['D-7']);
  });
});
