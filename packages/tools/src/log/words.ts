/** How a title's own book calls things. A title that says nothing is told in plain words. */
import { companies } from '@roundhouse/titles/soh/data/companies';
import { hexes } from '@roundhouse/titles/soh/data/map';
import { privates } from '@roundhouse/titles/soh/data/privates';

export interface Words {
  money(amount: number): string;
  readonly director: string;
  readonly station: string;
  readonly pool: string;
  /** Names of hexes and privates, by id. */
  readonly names: ReadonlyMap<string, string>;
  /** Full names of companies, by id. */
  readonly companies: ReadonlyMap<string, string>;
}

const plain: Words = {
  money: (amount) => `$${amount}`,
  director: 'director',
  station: 'station',
  pool: 'market',
  names: new Map(),
  companies: new Map(),
};

const byTitle: Readonly<Record<string, Words>> = {
  soh: {
    money: (amount) => `fl. ${amount}`,
    director: 'president',
    station: 'token',
    pool: 'open market',
    names: new Map([
      ...hexes.flatMap(({ id, name }) => (name === undefined ? [] : [[id, name] as const])),
      ...privates.map(({ id, name }) => [id, name] as const),
    ]),
    companies: new Map(companies.map(({ id, name }) => [id, name])),
  },
};

export const wordsOf = (title: string): Words => byTitle[title] ?? plain;
