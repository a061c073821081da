/** Three hexes in a row, two companies of two shares, one train and a market of six cells. */
import { type Grid, makeBoard, type Material, makeTiles } from '@roundhouse/rail';

export const market: Grid = { rows: [[10, 20, 30, 40, 50, 60].map((price) => ({ price }))] };

export const material: Material = {
  currency: '¤',
  board: makeBoard([
    { id: 'A1', name: 'Left', color: 'white', nodes: [{ kind: 'town' }] },
    { id: 'A3', color: 'white' },
    { id: 'A5', name: 'Right', color: 'white', nodes: [{ kind: 'town' }] },
  ]),
  tileSet: makeTiles([
    { id: '9', color: 'yellow', count: 2, tracks: ['0:3'] },
    { id: '4', color: 'yellow', count: 2, nodes: [{ kind: 'town', revenue: 10 }], tracks: ['0:n0', '3:n0'] },
  ]),
  markets: { main: market },
  companies: ['EAST', 'WEST'].map((id) => ({
    id,
    name: `${id[0]}${id.slice(1).toLowerCase()} Railway`,
    color: '#336699',
    textColor: '#ffffff',
    stationPrices: [],
    shares: 2,
  })),
  privates: [],
  trains: [],
  phases: [{ id: '1', color: 'yellow', trainLimits: { trains: 1 }, tiles: ['yellow'], revenue: 'yellow', events: [] }],
};
