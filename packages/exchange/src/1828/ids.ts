/** Names of companies and privates on the site, and what they are here. */
import { whateverSettings } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import { startingPrivates } from '@roundhouse/titles/1828/face';
import { Trouble } from '../trouble.ts';

export const companyIds = title1828.material(whateverSettings).companies.map(({ id }) => id);
export const privateIds = title1828.material(whateverSettings).privates.map(({ id }) => id);

/** Some companies are called a little differently there. */
const siteName = (id: string): string => (id === 'OS&H' ? 'OSH' : id);
const bySiteName = new Map(companyIds.map((id) => [siteName(id), id]));

/** A company by its id there; a system is called by both its companies, `A-B`, and here by the one that remains. */
export function findCompany(entity: string): string | undefined {
  const [first] = entity.split('-');
  return bySiteName.get(first!) ?? companyIds.find((id) => id === first);
}

export function companyOf(entity: string): string {
  const company = findCompany(entity);
  if (company === undefined) throw new Trouble(`There is no company ${entity}.`);
  return company;
}

/** The $250 privates have the symbols of their companies. */
export function privateOf(symbol: string): string {
  const company = findCompany(symbol);
  const id = privateIds.includes(symbol) ? symbol : `p${company}`;
  if (!privateIds.includes(id)) throw new Trouble(`There is no private ${symbol}.`);
  return id;
}

/** The privates by their symbols there, and the companies. */
export const privateNames: Readonly<Record<string, string>> = Object.fromEntries(
  privateIds.map((id) => [startingPrivates.includes(id) ? siteName(id.slice(1)) : id, id]),
);
export const companyNames: Readonly<Record<string, string>> = Object.fromEntries(bySiteName);

/** The $250 privates as the site lists them, and deals them out. */
export const dealtPrivates: readonly string[] = [...startingPrivates].sort((a, b) => (a < b ? -1 : 1));
