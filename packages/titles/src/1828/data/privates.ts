/** 13.2.2 and 13.2.3: private companies, in the order of the auction's rows. */
export interface PrivateDef {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly revenue: number;
  /** What it pays to a share company, where that is not the same. */
  readonly companyRevenue?: number;
  /** The hex that it keeps closed while a player owns it. */
  readonly blocks?: string;
  /** Shares that come with it. */
  readonly comesWith?: { readonly company: string; readonly shares: number };
  readonly power: string;
}

/** 13.2.2.1-1, 13.2.2.2-1, 13.2.2.3-1, 13.2.2.4-1, 13.2.2.5-1, 13.2.2.6-1, 13.2.2.7-1, 13.2.2.8-1. */
const saleable: readonly PrivateDef[] = [
  { id: 'SVN', name: 'Schuylkill Valley Navigation', price: 20, revenue: 5, blocks: 'G19', power: 'None.' },
  {
    id: 'StCT',
    name: 'Saint Clair Tunnel',
    price: 20,
    revenue: 5,
    companyRevenue: 10,
    blocks: 'D10',
    power: 'None. Pays $10 to a company.',
  },
  {
    id: 'C&StL',
    name: 'Champlain & St. Lawrence Railroad',
    price: 40,
    revenue: 10,
    blocks: 'B24',
    power: 'Its company may lay a yellow tile in Burlington (B24), free and unconnected, at any time in its turn.',
  },
  {
    id: 'D&H',
    name: 'Delaware & Hudson Railroad',
    price: 80,
    revenue: 15,
    blocks: 'F20',
    power:
      'For $120 its company may build in Scranton (F20) as its track of the turn, unconnected, and place its station marker there.',
  },
  {
    id: 'C&P',
    name: 'Cobourg & Peterborough Railway',
    price: 80,
    revenue: 15,
    blocks: 'C15',
    power:
      'Its owner lays a tile each operating round and earns half of a route of two revenue centers over it; the other half goes into its treasury. A company gets $15, its treasury and its place in Peterborough.',
  },
  {
    id: 'M&H',
    name: 'Mohawk & Hudson Railroad',
    price: 120,
    revenue: 20,
    blocks: 'D22',
    power:
      'Its owner may exchange it for a 10% share, or for half of a director’s certificate, in a stock turn or at any time in an operating round.',
  },
  {
    id: 'E&K',
    name: 'Erie & Kalamazoo Railroad',
    price: 120,
    revenue: 20,
    blocks: 'E7',
    power:
      'The company that buys it lays a yellow tile in E7 at once. Once in the game it may lay one more yellow tile for $20.',
  },
  {
    id: 'C&A',
    name: 'Camden & Amboy Railroad',
    price: 160,
    revenue: 25,
    blocks: 'H22',
    comesWith: { company: 'PRR', shares: 1 },
    power: 'Comes with a 10% share of the PRR.',
  },
];

/** 13.2.3-1. */
const unsaleable = (company: string, name: string): PrivateDef => ({
  id: `p${company}`,
  name,
  price: 250,
  revenue: 40,
  comesWith: { company, shares: 3 },
  power: `Comes with 30% of the ${company} and its directorship. Closes when the ${company} gets a train.`,
});

export const privates: readonly PrivateDef[] = [
  ...saleable,
  unsaleable('CPR', 'Canadian Pacific'),
  unsaleable('GT', 'Grand Trunk'),
  unsaleable('IC', 'Illinois Central'),
  unsaleable('MC', 'Michigan Central'),
  unsaleable('MP', 'Missouri Pacific Railroad'),
  unsaleable('NKP', 'New York, Chicago & St. Louis Railroad'),
  unsaleable('NW', 'Norfolk & Western'),
  unsaleable('OS&H', 'Ontario, Simcoe & Huron'),
];

/** The rows of the auction below $250 (4-9). */
export const rows: readonly (readonly string[])[] = [
  ['SVN', 'StCT'],
  ['C&StL'],
  ['D&H', 'C&P'],
  ['M&H', 'E&K'],
  ['C&A'],
];
