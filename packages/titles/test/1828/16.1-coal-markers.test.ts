import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

const buyCoal = (company: string) => ({ type: 'buyCoal', frame: `operatingTurn/${company}` });
const coal = (t: Table, ...owners: string[]): number[] => owners.map((owner) => t.s.ext.coal[owner] ?? 0);

/** Track from Nashville, the home of the IC, to the coalfields; the C&O in Richmond stands before the tunnel. */
const coalfields = (owners: readonly string[] = []): Table => {
  const t = Table.blank().tile('J8', '9', 1).tile('J10', '8', 5).tile('K15', '57', 1);
  const has = (company: string) => (owners.includes(company) ? 1 : 0);
  return t
    .company('IC', { shares: { player1: 6 }, cash: 500, coal: has('IC'), stations: [['J6', 0]] })
    .company('C&O', { shares: { player2: 6 }, cash: 500, coal: has('C&O'), stations: [['K15', 0]] })
    .company('NW', { shares: { player3: 6 }, cash: 500, coal: has('NW'), stations: [['K19', 0]] });
};
const tunnel = { type: 'layTile', hex: 'K13', tile: '4', rotation: 1 };

describe('16.1 Coal marker overview', () => {
  rule('1828:16.1-1', 'a company that has track to K11 takes a marker from there for $120', () => {
    const t = coalfields().operate('IC', 'track');
    const bank = t.money('bank');
    t.does(buyCoal('IC'));
    expect([t.money('IC'), t.money('bank') - bank]).toEqual([380, 120]);
    expect(coal(t, 'IC', 'K11', 'K13')).toEqual([1, 1, 1]);
  });

  rule('1828:16.1-1', 'the track must lead there', () => {
    coalfields().operate('C&O', 'track').refuses(buyCoal('C&O'), '1828:16.1-1');
    coalfields().tile('J10', '9', 1).operate('IC', 'track').refuses(buyCoal('IC'), '1828:16.1-1');
    coalfields().tile('J10', '8', 5).operate('IC', 'track').accepts(buyCoal('IC'));
  });

  rule('1828:16.1-3', 'one marker is all that a company owns', () => {
    const t = coalfields().operate('IC', 'track').does(buyCoal('IC'));
    t.refuses(buyCoal('IC'), '1828:16.1-3');
    expect(coal(t, 'IC', 'K11')).toEqual([1, 1]);
    // A round later it is no different.
    t.operate('IC', 'track').refuses(buyCoal('IC'), '1828:16.1-3');
  });

  rule('1828:16.1-4', 'there are three: two on K11, one at the tunnel', () => {
    const t = coalfields();
    expect(coal(t, 'K11', 'K13')).toEqual([2, 1]);
    coalfields(['NW']).operate('IC', 'track').accepts(buyCoal('IC'));
    coalfields(['NW', 'C&O']).operate('IC', 'track').refuses(buyCoal('IC'), '1828:16.1-4');
  });

  rule('1828:16.1-4', 'the marker of a tunnel whose builder has one goes to the supply on K11', () => {
    const t = coalfields(['NW', 'C&O']).operate('C&O', 'track').does(tunnel);
    expect(coal(t, 'C&O', 'K11', 'K13')).toEqual([1, 1, 0]);
    t.operate('IC', 'track').does(buyCoal('IC'));
    expect(coal(t, 'IC', 'C&O', 'NW', 'K11', 'K13')).toEqual([1, 1, 1, 0, 0]);
    // All three are owned.
    t.company('B&O', { shares: { player1: 6 }, cash: 500, stations: [['J18', 0]] });
    t.operate('B&O', 'track').refuses(buyCoal('B&O'), '1828:16.1-4');
  });
});
