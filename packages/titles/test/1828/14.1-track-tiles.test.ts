import { describe, expect } from 'vitest';
import { rule } from '../rule.ts';
import type { Table } from './table.ts';
import { floated, lay } from './track.ts';

/** The WAB in Louisville, between the rural H4 and the city H8. */
const wab = (phase = 'brown'): Table =>
  floated('WAB', { cash: 500, stations: [['H6', 0]] })
    .phase(phase)
    .tile('H6', '57', 1);
/** The PRR in Altoona, beside the town in H14. */
const prr = (): Table => floated('PRR', { cash: 500, stations: [['H16', 0]] });

describe('14.1 Track tiles overview', () => {
  rule('1828:14.1-1', 'only what is left in the supply can be laid: there are three tiles 58', () => {
    const johnstown = lay('H14', '58', 2);
    const two = prr().tile('B24', '58', 0).tile('D10', '58', 0);
    two.operate('PRR', 'track').accepts(johnstown);
    const three = prr().tile('B24', '58', 0).tile('D10', '58', 0).tile('F14', '58', 0).operate('PRR', 'track');
    three.refuses(johnstown, '1828:14.1-1');
    three.accepts(lay('H14', '4', 1));
  });

  rule('1828:14.1-2', 'yellow tiles go on empty rural, town and city hexes', () => {
    const t = wab().operate('WAB', 'track');
    t.accepts(lay('H4', '9', 1));
    t.accepts(lay('H8', '57', 1));
    prr()
      .operate('PRR', 'track')
      .accepts(lay('H14', '4', 1));
    t.refuses(lay('H6', '57', 1), '1828:14.1-2');
    const map = floated('IC', { cash: 500, stations: [['J6', 0]] }).operate('IC', 'track');
    map.refuses(lay('J6', '57', 1), '1828:14.1-2');
  });

  rule('1828:14.1-2', 'green tiles replace yellow tiles and yellow map hexes', () => {
    const t = wab().operate('WAB', 'track');
    t.accepts(lay('H6', '14', 1));
    t.refuses(lay('H8', '14', 1), '1828:14.1-2');
    t.refuses(lay('H4', '23', 1), '1828:14.1-2');
    const map = floated('IC', { cash: 500, stations: [['J6', 0]] });
    map
      .phase('green')
      .operate('IC', 'track')
      .accepts(lay('J6', '15', 1));
    const green = wab().tile('H6', '14', 1).operate('WAB', 'track');
    green.refuses(lay('H6', '15', 1), '1828:14.1-2');
  });

  rule('1828:14.1-2', 'brown tiles replace green ones only', () => {
    const t = wab().operate('WAB', 'track');
    t.refuses(lay('H6', '449', 1), '1828:14.1-2');
    t.refuses(lay('H4', '41', 1), '1828:14.1-2');
    const map = floated('IC', { cash: 500, stations: [['J6', 0]] }).phase('brown');
    map.operate('IC', 'track').refuses(lay('J6', '448', 1), '1828:14.1-2');
    wab()
      .tile('H6', '14', 1)
      .operate('WAB', 'track')
      .accepts(lay('H6', '449', 1));
    const brown = wab().tile('H6', '449', 1).operate('WAB', 'track');
    brown.refuses(lay('H6', '449', 1), '1828:14.1-2');
  });

  rule('1828:14.1-3', 'a replaced tile is in the supply again', () => {
    // There is one tile 205, and it lies in Louisville.
    const albany = lay('E23', '205', 0);
    const t = wab().tile('H6', '205', 1).tile('E23', '57', 0);
    t.company('NYC', { shares: { player2: 6 }, stations: [['E23', 0]] });
    t.operate('NYC', 'track').refuses(albany, '1828:14.1-1');
    t.operate('WAB', 'track').does(lay('H6', '448', 1));
    t.operate('NYC', 'track').does(albany);
    expect([t.s.tiles['H6'], t.s.tiles['E23']]).toEqual([
      { tile: '448', rotation: 1 },
      { tile: '205', rotation: 0 },
    ]);
  });
});
