import { describe, expect } from 'vitest';
import { material } from '../../src/1828/material.ts';
import { rule } from '../rule.ts';
import { buy } from '../deals.ts';
import { Table } from './table.ts';

/** The company floats with the purchase of its sixth share. */
function floats(company: string): Table {
  const t = Table.blank()
    .company(company, { shares: { player1: 5 } })
    .stockTurn('player1');
  expect(t.s.ext.markers[company]).toBeUndefined();
  return t.does(buy(company));
}

/** What the table says of a company: its name, its markers, and where its home marker lies after its first turn has begun. */
function says(company: string): { name: string; markers: number; home: string } {
  const t = floats(company);
  const markers = t.s.ext.markers[company]!;
  t.operate(company, 'home');
  const [spot, ...others] = t.s.stations[company]!;
  expect(others).toEqual([]);
  const { board, companies } = material;
  const { name, nodes = [] } = board.hexes[board.indexOf.get(spot!.hex)!]!;
  return {
    name: companies.find(({ id }) => id === company)!.name,
    markers,
    home: `${nodes[spot!.node]!.name ?? name} (${spot!.hex})`,
  };
}

describe('Table 13.1: public companies', () => {
  rule('1828:table-13.1-1', 'B&M', () => {
    expect(says('B&M')).toEqual({ name: 'Boston & Maine', markers: 4, home: 'Boston (E27)' });
  });

  rule('1828:table-13.1-2', 'B&O', () => {
    expect(says('B&O')).toEqual({ name: 'Baltimore & Ohio', markers: 3, home: 'Baltimore (I19)' });
  });

  rule('1828:table-13.1-3', 'C&O', () => {
    expect(says('C&O')).toEqual({ name: 'Chesapeake & Ohio', markers: 3, home: 'Richmond (K15)' });
  });

  rule('1828:table-13.1-4', 'CPR', () => {
    expect(says('CPR')).toEqual({ name: 'Canadian Pacific Railway', markers: 4, home: 'Montreal (A23)' });
  });

  rule('1828:table-13.1-5', 'GT', () => {
    expect(says('GT')).toEqual({ name: 'Grand Trunk', markers: 3, home: 'Grand Rapids (D4)' });
  });

  rule(
    '1828:table-13.1-6',
    'ERIE: three markers, and a home in either city of Dunkirk/Buffalo once a tile lies there',
    () => {
      for (const node of [0, 1]) {
        const t = floats('ERIE');
        expect(t.s.ext.markers['ERIE']).toBe(3);
        t.phase('green').tile('E15', '59', 0).operate('ERIE', 'home').does({ type: 'chooseHome', node });
        expect(t.s.stations['ERIE']).toEqual([{ hex: 'E15', node }]);
      }
    },
  );

  rule('1828:table-13.1-7', 'IC', () => {
    expect(says('IC')).toEqual({ name: 'Illinois Central', markers: 4, home: 'Nashville (J6)' });
  });

  rule('1828:table-13.1-8', 'MC', () => {
    expect(says('MC')).toEqual({ name: 'Michigan Central Railroad', markers: 4, home: 'Mackinaw City (A7)' });
  });

  rule('1828:table-13.1-9', 'MP', () => {
    expect(says('MP')).toEqual({ name: 'Missouri Pacific Railroad', markers: 4, home: 'St Louis (I3)' });
  });

  rule('1828:table-13.1-10', 'NYC', () => {
    expect(says('NYC')).toEqual({ name: 'New York Central', markers: 3, home: 'Albany (E23)' });
  });

  rule('1828:table-13.1-11', 'NKP', () => {
    const name = 'New York, Chicago & St. Louis Railroad';
    expect(says('NKP')).toEqual({ name, markers: 3, home: 'Cleveland (F10)' });
  });

  rule('1828:table-13.1-12', 'NYH', () => {
    expect(says('NYH')).toEqual({ name: 'New York, New Haven & Hartford', markers: 3, home: 'New York (G23)' });
  });

  rule('1828:table-13.1-13', 'NW', () => {
    expect(says('NW')).toEqual({ name: 'Norfolk & Western Railway', markers: 4, home: 'Norfolk (K19)' });
  });

  rule('1828:table-13.1-14', 'OS&H: between A13 and A15, so that track leads on from both', () => {
    expect(says('OS&H')).toEqual({ name: 'Ontario, Simcoe & Huron', markers: 4, home: 'Canada (A15)' });
    // The tile in Barrie has only the track to A13, then only that to A15; either way it is connected.
    for (const rotation of [2, 3]) {
      floats('OS&H')
        .cash('OS&H', 500)
        .operate('OS&H', 'home')
        .accepts({ type: 'layTile', hex: 'B14', tile: '57', rotation });
    }
  });

  rule('1828:table-13.1-15', 'PRR', () => {
    expect(says('PRR')).toEqual({ name: 'Pennsylvania Railroad', markers: 4, home: 'Altoona (H16)' });
  });

  rule('1828:table-13.1-16', 'WAB', () => {
    expect(says('WAB')).toEqual({ name: 'Wabash Railroad', markers: 3, home: 'Louisville (H6)' });
  });
});
