/** Three hexes in a row, two companies of two shares, and a market of six cells. Towns pay 10, or 20 where they are rich. */
import { type AskedSetting, playsOf } from '@roundhouse/kernel';
import { bySettings, type Grids, makeBoard, type Material, makeTiles } from '@roundhouse/rail';

/** Nobody else has this game, so that no reading says how it is played elsewhere. */
export const towns: AskedSetting<'towns', 'poor' | 'rich'> = {
  id: 'towns',
  values: ['poor', 'rich'],
  book: 'poor',
  before: 'poor',
  asks: 'What do towns pay?',
  answers: { poor: '10', rich: '20' },
  rule: 'towns-1',
};
const plays = playsOf<typeof towns>();

export const market: Grids = [{ name: 'main', rows: [[10, 20, 30, 40, 50, 60].map((price) => ({ price }))] }];
export const companyIds: readonly string[] = ['EAST', 'WEST'];
export const board = makeBoard([
  { id: 'A1', name: 'Left', color: 'white', nodes: [{ kind: 'town' }] },
  { id: 'A3', color: 'white' },
  { id: 'A5', name: 'Right', color: 'white', nodes: [{ kind: 'town' }] },
]);
const tiles = (revenue: number) =>
  makeTiles([
    { id: '9', color: 'yellow', count: 2, tracks: ['0:3'] },
    { id: '4', color: 'yellow', count: 2, nodes: [{ kind: 'town', revenue }], tracks: ['0:n0', '3:n0'] },
  ]);

export const material = bySettings(
  [towns.id],
  (settings): Material => ({
    currency: '¤#',
    board,
    tileSet: tiles(plays(settings, towns.id, 'rich') ? 20 : 10),
    markets: market,
    companies: companyIds.map((id) => ({
      id,
      name: `${id[0]}${id.slice(1).toLowerCase()} Railway`,
      color: '#336699',
      textColor: '#ffffff',
      stationPrices: [],
    })),
    privates: [],
    trains: [],
    phases: [
      { id: '1', color: 'yellow', trainLimits: { trains: 1 }, tiles: ['yellow'], revenue: 'yellow', events: [] },
    ],
  }),
);
