import { describe, expect } from 'vitest';
import type { Deed } from '../position.ts';
import { rule } from '../rule.ts';
import type { Table } from './table.ts';
import { floated, lay } from './track.ts';

/** A company that builds track, from this place, in green phase. */
const building = (company: string, hex: string, node = 0): Table =>
  floated(company, { cash: 500, stations: [[hex, node]] }).phase('green');
const track = (company: string, hex: string, node = 0): Table => building(company, hex, node).operate(company, 'track');

/** Louisville, between the rural H4 and the city H8. */
const wab = (): Table => building('WAB', 'H6').tile('H6', '57', 1).operate('WAB', 'track');
/** Altoona, beside the town in H14. */
const prr = (): Table => track('PRR', 'H16');
/** New York, beside the two towns in F24. */
const nyh = (): Table => track('NYH', 'G23', 1);
const bo = (): Table => track('B&O', 'I19');
const bm = (): Table => track('B&M', 'E27');
/** Nashville, a yellow map hex with a common city. */
const ic = (): Table => track('IC', 'J6');
/** A marker in Toledo, with track to Detroit and Windsor (E9). */
const toledo = (): Table => building('NKP', 'F8').tile('F8', '57', 0).operate('NKP', 'track');
/** A marker in Lancaster, with track to Philadelphia and Trenton (H22). */
const lancaster = (): Table => building('PRR', 'H20').tile('H20', '57', 1).operate('PRR', 'track');

const refusesAll = (t: Table, deeds: readonly Deed[], id: string): void => {
  for (const deed of deeds) t.refuses(deed, id);
};

describe('14.2 Track types', () => {
  rule('1828:14.2-1', 'city tiles go on cities only, and cities take no town tiles', () => {
    wab().accepts(lay('H8', '57', 1));
    wab().refuses(lay('H4', '57', 1), '1828:14.2-1');
    prr().refuses(lay('H14', '57', 1), '1828:14.2-1');
    refusesAll(wab(), [lay('H8', '4', 1), lay('H8', '58', 1), lay('H8', '56', 1)], '1828:14.2-1');
  });

  rule('1828:14.2-2', 'tiles marked Baltimore go on Baltimore only, and it takes no others', () => {
    bo().accepts(lay('I19', '53', 0));
    refusesAll(bo(), [lay('I19', '14', 0), lay('I19', '121', 0), lay('I19', '59', 0)], '1828:14.2-2');
    ic().refuses(lay('J6', '53', 1), '1828:14.2-2');
    bm().refuses(lay('E27', '53', 1), '1828:14.2-2');
  });

  rule('1828:14.2-3', 'tiles marked Boston go on Boston only, and it takes no others', () => {
    bm().accepts(lay('E27', '121', 1));
    refusesAll(bm(), [lay('E27', '14', 2), lay('E27', '15', 2), lay('E27', '59', 3)], '1828:14.2-3');
    ic().refuses(lay('J6', '121', 1), '1828:14.2-3');
    lancaster().refuses(lay('H22', '121', 1), '1828:14.2-3');
  });

  rule('1828:14.2-4', 'tiles marked NY go on New York only, and it takes no others', () => {
    nyh().accepts(lay('G23', '54', 0));
    refusesAll(nyh(), [lay('G23', '59', 0), lay('G23', '14', 0)], '1828:14.2-4');
    ic().refuses(lay('J6', '54', 0), '1828:14.2-4');
    lancaster().refuses(lay('H22', '54', 1), '1828:14.2-4');
  });

  rule('1828:14.2-5', 'tiles marked OO go on such hexes only, and those take no others', () => {
    toledo().accepts(lay('E9', '59', 0));
    refusesAll(toledo(), [lay('E9', '14', 0), lay('E9', '205', 0)], '1828:14.2-5');
    ic().refuses(lay('J6', '59', 1), '1828:14.2-5');
  });

  rule('1828:14.2-6', 'town tiles go on towns only', () => {
    prr().accepts(lay('H14', '4', 1));
    prr().accepts(lay('H14', '58', 2));
    refusesAll(wab(), [lay('H4', '4', 1), lay('H4', '3', 4), lay('H4', '58', 2)], '1828:14.2-6');
  });

  rule('1828:14.2-6', 'and a town takes nothing else', () => {
    const t = prr();
    t.refuses(lay('H14', '9', 1), '1828:14.2-8');
    t.refuses(lay('H14', '57', 1), '1828:14.2-1');
    t.refuses(lay('H14', '55', 1), '1828:14.2-7');
    t.accepts(lay('H14', '3', 4));
    t.refuses(lay('G15', '58', 3), '1828:14.2-6');
  });

  rule('1828:14.2-7', 'double-town tiles go on double towns only, and those take no others', () => {
    nyh().accepts(lay('F24', '56', 0));
    nyh().refuses(lay('F24', '4', 0), '1828:14.2-7');
    prr().refuses(lay('H14', '56', 4), '1828:14.2-7');
    wab().refuses(lay('H4', '56', 4), '1828:14.2-7');
  });

  rule('1828:14.2-8', 'plain tiles go on rural hexes only', () => {
    wab().accepts(lay('H4', '9', 1));
    wab().refuses(lay('H8', '9', 1), '1828:14.2-8');
    prr().refuses(lay('H14', '8', 2), '1828:14.2-8');
    nyh().refuses(lay('F24', '9', 0), '1828:14.2-8');
    ic().refuses(lay('J6', '23', 1), '1828:14.2-8');
  });
});

describe('Questions about the special cities', () => {
  rule('1828:Q22', 'they lie where the table and the map have them: I19, E27 and G23', () => {
    expect(bo().does(lay('I19', '53', 0)).s.tiles['I19']).toEqual({ tile: '53', rotation: 0 });
    expect(bm().does(lay('E27', '121', 1)).s.tiles['E27']).toEqual({ tile: '121', rotation: 1 });
    expect(nyh().does(lay('G23', '54', 0)).s.tiles['G23']).toEqual({ tile: '54', rotation: 0 });
    // H22, which the text calls Baltimore, is a common pair of cities.
    const t = lancaster();
    t.refuses(lay('H22', '53', 1), '1828:14.2-2');
    t.accepts(lay('H22', '59', 1));
  });
});
