/** Private companies, in the order of their numbers. */
export interface PrivateDef {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly revenue: number;
  /** What it does for a company that owns it, in one sentence. */
  readonly power: string;
}

/** private-companies-1. */
export const privates: readonly PrivateDef[] = [
  {
    id: 'P1',
    name: 'Spoorweg Maatschappij Almelo - Salzbergen',
    price: 20,
    revenue: 5,
    power: 'Once, one more tile is laid or replaced free of charge; then it closes.',
  },
  {
    id: 'P2',
    name: 'Koninklijk Korps van Ingenieurs',
    price: 40,
    revenue: 10,
    power: 'Once, one river crossing costs nothing; then it closes.',
  },
  {
    id: 'P3',
    name: 'Veerdienst Enkhuizen - Stavoren',
    price: 75,
    revenue: 15,
    power: 'A route over the ferry earns fl. 20 more.',
  },
  {
    id: 'P4',
    name: 'Veerdienst Vlissingen - Londen',
    price: 75,
    revenue: 15,
    power: 'A route that starts or ends in Vlissingen earns fl. 20 more.',
  },
  { id: 'P5', name: 'Rijks Waterstaat', price: 80, revenue: 20, power: 'Once, a token costs nothing; then it closes.' },
  { id: 'P6', name: 'Werkspoor', price: 100, revenue: 20, power: 'Trains from the bank cost 10% less.' },
  {
    id: 'P7',
    name: 'Koninklijke Ondersteuning',
    price: 100,
    revenue: 10,
    power: 'The player who buys it also gets a share of the NRS; it has no power for a company.',
  },
];
