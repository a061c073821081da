/** Names of companies and privates on the site, and what they are here. */
import { settingsFor } from '@roundhouse/kernel';
import { title1828 } from '@roundhouse/titles';
import { startingPrivates } from '@roundhouse/titles/1828/face';
import { CannotFollow } from '../cannot-follow.ts';

const { companies, privates } = title1828.material(settingsFor(title1828, {}));
export const companyIds = companies.map(({ id }) => id);
export const privateIds = privates.map(({ id }) => id);

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
  if (company === undefined) throw new CannotFollow(`There is no company ${entity}.`);
  return company;
}

/** The $250 privates have the symbols of their companies. */
export function privateOf(symbol: string): string {
  const company = findCompany(symbol);
  const id = privateIds.includes(symbol) ? symbol : `p${company}`;
  if (!privateIds.includes(id)) throw new CannotFollow(`There is no private ${symbol}.`);
  return id;
}

/** The privates by their symbols there, and the companies. */
export const privateNames: Readonly<Record<string, string>> = Object.fromEntries(
  privateIds.map((id) => [startingPrivates.includes(id) ? siteName(id.slice(1)) : id, id]),
);
export const companyNames: Readonly<Record<string, string>> = Object.fromEntries(bySiteName);

/** The $250 privates as the site lists them, and deals them out. */
export const dealtPrivates: readonly string[] = [...startingPrivates].sort((a, b) => (a < b ? -1 : 1));
