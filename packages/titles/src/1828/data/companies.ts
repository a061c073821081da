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

export const companies: readonly CompanyDef[] = list.map(({ home, ...company }) => ({
  ...company,
  home: { hex: home.hex, node: home.node },
  markers: withFour.includes(company.id) ? 4 : 3,
}));
