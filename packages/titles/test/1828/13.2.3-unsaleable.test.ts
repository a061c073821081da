import { describe, expect } from 'vitest';
import { material } from '../../src/1828/material.ts';
import { rule } from '../rule.ts';
import { buyLot, par, remaining } from './auction.ts';
import { merge, merging } from './merging.ts';
import { owning, paid } from './privates.ts';
import { Table } from './table.ts';

const companies = ['CPR', 'GT', 'IC', 'MC', 'MP', 'NKP', 'NW', 'OS&H'];

/** The GT of the first player at its train step; the $250 privates of the GT and of the MC are with players. */
const buying = (): Table =>
  owning('pGT', 'GT', { cash: 500 })
    .private('pMC', 'player2')
    .company('B&O', { shares: { player1: 6 }, trains: ['2-1'] })
    .operate('GT', 'trains');
const open = (t: Table): boolean[] => ['pGT', 'pMC'].map((id) => t.s.privates[id] !== 'gone');

describe('13.2.3 Unsaleable private companies', () => {
  rule('1828:13.2.3-1', 'eight of them, each with a revenue of $40', () => {
    const dear = material.privates.filter(({ price }) => price === 250);
    expect(dear.map(({ id }) => id)).toEqual(companies.map((company) => `p${company}`));
    for (const { id } of dear) expect([id, paid(owning(id), 'player1')]).toEqual([id, 40]);
  });

  rule('1828:13.2.3-1', 'they close no hex and have no power', () => {
    const choices = (owner: string) => {
      const t = Table.blank().phase('green');
      for (const company of companies) t.private(`p${company}`, owner);
      t.company('OS&H', { shares: { player1: 6 }, cash: 500 }).operate('OS&H', 'home');
      return t.choices().map(({ type, fields }) => [type, fields]);
    };
    expect(choices('player1')).toEqual(choices('gone'));
    expect(choices('player1').length).toBeGreaterThan(1);
  });

  rule('1828:13.2.3-2', 'it closes as soon as its company has a train, no matter who sold it', () => {
    const t = buying();
    expect(open(t)).toEqual([true, true]);
    t.does({ type: 'buyTrain', train: '2-2' });
    expect(open(t)).toEqual([false, true]);
    expect(open(buying().does({ type: 'buyTrainFrom', train: '2-1', price: 10 }))).toEqual([false, true]);
    // A train of another company does nothing to it.
    const other = buying().cash('B&O', 500).operate('B&O', 'trains').does({ type: 'buyTrain', train: '2-2' });
    expect(open(other)).toEqual([true, true]);
  });

  rule('1828:13.2.3-2', 'or a system with its company', () => {
    const system = () =>
      merging({ player1: 6 }, { player1: 6 }, { wab: { cash: 500 }, more: (t) => t.private('pGT', 'player2') }).does(
        merge,
      );
    expect(system().s.privates['pGT']).toBe('player2');
    const t = system().operate('GT', 'trains').does({ type: 'buyTrain', train: '2-1', shell: 'WAB' });
    expect([t.trains('WAB'), t.s.privates['pGT']]).toEqual([['2-1'], 'gone']);
  });

  rule(
    '1828:13.2.3-3',
    'its buyer gets 30% of the company, the director’s certificate among them, for nothing more',
    () => {
      for (const company of ['CPR', 'GT', 'MC', 'NW']) {
        const t = remaining([`p${company}`], ['C&A'])
          .does(buyLot(`p${company}`))
          .does(par(71));
        expect([t.shares(company, 'player1'), t.shares(company, 'ipo'), t.money('player1')]).toEqual([3, 7, 550]);
        expect(t.s.companies[company]!.director).toBe('player1');
        // The private, the director's certificate and one of 10%.
        expect(t.title.certificates(t.s, 'player1').held).toBe(3);
      }
    },
  );
});
