/** How a title's own book calls things. */
import type { AnyTitle } from '../title.ts';

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

type Terms = Pick<Words, 'director' | 'station' | 'pool'>;

const plain: Terms = { director: 'director', station: 'station marker', pool: 'bank pool' };

/** Books that have words of their own; the others are told in plain ones. */
const byTitle: Readonly<Record<string, Terms>> = {
  soh: { director: 'president', station: 'token', pool: 'open market' },
};

const made = new WeakMap<AnyTitle, Words>();

export function wordsOf(title: AnyTitle): Words {
  const words = made.get(title) ?? wordsFor(title);
  made.set(title, words);
  return words;
}

function wordsFor({ id, material }: AnyTitle): Words {
  // A word stands apart from the figure, a sign does not: `fl. 20`, `$20`.
  const sign = /\w/.test(material.currency) ? `${material.currency} ` : material.currency;
  return {
    ...(byTitle[id] ?? plain),
    money: (amount) => `${sign}${amount}`,
    names: new Map([
      ...material.board.hexes.flatMap((hex) => (hex.name === undefined ? [] : [[hex.id, hex.name] as const])),
      ...material.privates.map((one) => [one.id, one.name] as const),
    ]),
    companies: new Map(material.companies.map((one) => [one.id, one.name])),
  };
}
