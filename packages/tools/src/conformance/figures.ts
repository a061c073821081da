/** Named figures, in which two states can be compared. */
export type Figures = Map<string, string>;

export class Writer {
  readonly figures: Figures = new Map();

  add(what: string, value: string | number): void {
    this.figures.set(what, String(value));
  }

  list(what: string, values: readonly string[]): void {
    this.add(what, [...values].sort((a, b) => (a < b ? -1 : 1)).join(' '));
  }

  /** Kinds of trains, those of a system by its shells too. */
  trains(company: string, shells: Readonly<Record<string, readonly string[]>>): void {
    this.list(`${company} trains`, Object.values(shells).flat());
    if (Object.keys(shells).length < 2) return;
    for (const [shell, kinds] of Object.entries(shells)) this.list(`${company} shell ${shell}`, kinds);
  }
}

/** Companies that share a place in the market, in the order in which they operate. */
export function sameCell(order: readonly string[], cellOf: (company: string) => string): string {
  const cells = new Map<string, string[]>();
  for (const company of order) cells.set(cellOf(company), [...(cells.get(cellOf(company)) ?? []), company]);
  return [...cells]
    .filter(([, companies]) => companies.length > 1)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([at, companies]) => `${at}: ${companies.join(' ')}`)
    .join('; ');
}
