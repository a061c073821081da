/** Two positions of one game set against each other: money, shares and map as differences that add up. */
import { cashOf, type RailState, type RailTitle, sharesOf } from '@roundhouse/rail';

/** A part of the difference in what somebody is worth. */
export type Part =
  /** The price differs, for the shares that are held in both. */
  | {
      readonly kind: 'price';
      readonly company: string;
      readonly amount: number;
      readonly by: number;
      readonly shares: number;
    }
  /** So many shares more or fewer, at the price of the second. */
  | {
      readonly kind: 'shares';
      readonly company: string;
      readonly amount: number;
      readonly by: number;
      readonly price: number;
    }
  | { readonly kind: 'cash'; readonly amount: number }
  /** Whatever else counts: private companies, loans. */
  | { readonly kind: 'rest'; readonly amount: number };

/** What makes the second worth more or less to a player than the first, the greatest part first; their sum is the difference. */
export function worthParts(title: RailTitle, a: RailState, b: RailState, player: string): readonly Part[] {
  const parts: Part[] = [];
  for (const { id: company } of title.material(a).companies) {
    const [held, holds] = [sharesOf(a, company, player), sharesOf(b, company, player)];
    const [was, is] = [title.priceOf(a, company), title.priceOf(b, company)];
    const kept = Math.min(held, holds);
    parts.push({ kind: 'price', company, amount: kept * (is - was), by: is - was, shares: kept });
    const price = holds > held ? is : was;
    parts.push({ kind: 'shares', company, amount: (holds - held) * price, by: holds - held, price });
  }
  parts.push({ kind: 'cash', amount: cashOf(b, player) - cashOf(a, player) });
  const known = parts.reduce((sum, { amount }) => sum + amount, 0);
  parts.push({ kind: 'rest', amount: worthDifference(title, a, b, player) - known });
  return parts.filter(({ amount }) => amount !== 0).sort((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
}

export const worthDifference = (title: RailTitle, a: RailState, b: RailState, player: string): number =>
  (title.score(b)[player] ?? 0) - (title.score(a)[player] ?? 0);

/** Hexes with another tile, or with other stations on them. */
export function differentHexes(a: RailState, b: RailState): readonly string[] {
  const found = new Set<string>();
  for (const hex of new Set([...Object.keys(a.tiles), ...Object.keys(b.tiles)])) {
    if (JSON.stringify(a.tiles[hex]) !== JSON.stringify(b.tiles[hex])) found.add(hex);
  }
  const placed = (s: RailState): Set<string> =>
    new Set(
      Object.entries(s.stations).flatMap(([company, list]) =>
        list.map((station) => `${station.hex} ${company} ${JSON.stringify(station)}`),
      ),
    );
  const [before, after] = [placed(a), placed(b)];
  for (const one of [...before, ...after]) {
    if (!before.has(one) || !after.has(one)) found.add(one.split(' ')[0]!);
  }
  return [...found];
}

/** How far the first is ahead of the best of the others. */
export function leadOf(title: RailTitle, s: RailState, player: string): number {
  const score = title.score(s);
  const others = Object.entries(score).flatMap(([id, worth]) => (id === player ? [] : [worth]));
  return (score[player] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
}
