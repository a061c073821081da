/** Table 13.1: public companies, with their station markers and homes. */
import list from './companies.json' with { type: 'json' };

export interface CompanyDef {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly textColor: string;
  readonly tokenColors: readonly string[];
  readonly home: { readonly hex: string; readonly node: number };
  /** Station markers, the home's among them. */
  readonly markers: number;
}

const withFour = ['B&M', 'CPR', 'IC', 'MC', 'MP', 'NW', 'OS&H', 'PRR'];

/**
 * table-13.1-1, table-13.1-2, table-13.1-3, table-13.1-4, table-13.1-5, table-13.1-6, table-13.1-7, table-13.1-8,
 * table-13.1-9, table-13.1-10, table-13.1-11, table-13.1-12, table-13.1-13, table-13.1-14, table-13.1-15,
 * table-13.1-16.
 */
export const companies: readonly CompanyDef[] = list.map(({ home, ...company }) => ({
  ...company,
  home: { hex: home.hex, node: home.node },
  markers: withFour.includes(company.id) ? 4 : 3,
}));
