/** Companies, in the order of the book's list. */
export interface CompanyDef {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly textColor: string;
  readonly home: { readonly hex: string; readonly node: number };
}

/** companies-1, companies-2, companies-3, companies-4, companies-5, companies-6, companies-7. */
export const companies: readonly CompanyDef[] = [
  {
    id: 'NBD',
    name: 'Noord Brabantsch Duitse Spoorweg Maatschappij',
    color: '#0000FF',
    textColor: '#FFFFFF',
    home: { hex: 'K12', node: 0 },
  },
  {
    id: 'HYSM',
    name: 'Hollandsche IJzeren Spoorweg Maatschappij',
    color: '#008000',
    textColor: '#FFFFFF',
    home: { hex: 'F9', node: 1 },
  },
  {
    id: 'NRS',
    name: 'Nederlandsche Rijnspoorweg',
    color: '#FFFF00',
    textColor: '#000000',
    home: { hex: 'F9', node: 0 },
  },
  {
    id: 'OSM',
    name: 'Overijsselsche Spoorweg Maatschappij',
    color: '#000000',
    textColor: '#FFFFFF',
    home: { hex: 'E14', node: 0 },
  },
  {
    id: 'AR',
    name: "Société Anonyme des Chemins de Fer d'Anvers à Rotterdam",
    color: '#FF0000',
    textColor: '#FFFFFF',
    home: { hex: 'J7', node: 0 },
  },
  {
    id: 'NCS',
    name: 'Nederlandsche Centraal Spoorweg Maatschappij',
    color: '#800080',
    textColor: '#FFFFFF',
    home: { hex: 'H9', node: 0 },
  },
  {
    id: 'NSM',
    name: 'Nijmeegsche Spoorweg Maatschappij',
    color: '#FFFFFF',
    textColor: '#000000',
    home: { hex: 'I12', node: 0 },
  },
];

/** What the tokens for the map cost, in the order in which they are placed (material-3). */
export const tokenPrices: readonly number[] = [0, 40, 100, 100];
