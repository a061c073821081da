import { describe, expect } from 'vitest';
import { board, companyDef } from '../../src/soh/material.ts';
import { rule } from '../rule.ts';
import { Table } from './table.ts';

/** The company's name, and the city in which its starting token lies once it has operated. */
function startOf(company: string): [name: string, city: string | undefined] {
  const t = Table.blank()
    .company(company, { shares: { player1: 6 } })
    .operatingRound();
  expect(t.s.stations[company]).toHaveLength(1);
  const { hex, node } = t.s.stations[company]![0]!;
  const printed = board.hexes.find(({ id }) => id === hex)!;
  expect(printed.nodes![node]).toMatchObject({ kind: 'city', homes: [company] });
  return [companyDef(company).name, printed.name];
}

describe('Companies', () => {
  rule('soh:companies-1', 'NBD', () => {
    expect(startOf('NBD')).toEqual(['Noord Brabantsch Duitse Spoorweg Maatschappij', 'Eindhoven']);
  });

  rule('soh:companies-2', 'HYSM', () => {
    expect(startOf('HYSM')).toEqual(['Hollandsche IJzeren Spoorweg Maatschappij', 'Amsterdam']);
  });

  rule('soh:companies-3', 'NRS', () => {
    expect(startOf('NRS')).toEqual(['Nederlandsche Rijnspoorweg', 'Amsterdam']);
  });

  rule('soh:companies-4', 'OSM', () => {
    expect(startOf('OSM')).toEqual(['Overijsselsche Spoorweg Maatschappij', 'Zwolle']);
  });

  rule('soh:companies-5', 'AR', () => {
    expect(startOf('AR')).toEqual(["Société Anonyme des Chemins de Fer d'Anvers à Rotterdam", 'Breda']);
  });

  rule('soh:companies-6', 'NCS', () => {
    expect(startOf('NCS')).toEqual(['Nederlandsche Centraal Spoorweg Maatschappij', 'Utrecht']);
  });

  rule('soh:companies-7', 'NSM', () => {
    expect(startOf('NSM')).toEqual(['Nijmeegsche Spoorweg Maatschappij', 'Nijmegen']);
  });
});
