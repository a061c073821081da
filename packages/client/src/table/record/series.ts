/** The course of the game in figures: one point for each round, for the charts. */
import type { RailState, RailTitle } from '@roundhouse/rail';
import type { Step } from '../../game/handle.ts';
import { roundMarks } from './log.ts';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';

export interface Series {
  /** Names of the rounds at whose end the figures hold; the last is the round of now. */
  readonly rounds: readonly string[];
  readonly lines: readonly { readonly id: string; readonly values: readonly (number | null)[] }[];
}

/** The steps at which rounds ended, and the present one. */
export function roundEnds(first: string, steps: readonly Step[], until: number): { seq: number; name: string }[] {
  const marks = roundMarks(steps).filter(({ seq }) => seq <= until);
  const names = [first, ...marks.map(({ name }) => name)];
  const ends = [...marks.map(({ seq }) => seq), until];
  return names.map((name, index) => ({ name, seq: ends[index]! }));
}

export function worthSeries(title: RailTitle, states: readonly { name: string; s: RailState }[]): Series {
  const players = states[0]?.s.players ?? [];
  return {
    rounds: states.map(({ name }) => name),
    lines: players.map((id) => ({ id, values: states.map(({ s }) => title.score(s)[id] ?? 0) })),
  };
}

export function priceSeries(title: RailTitle, states: readonly { name: string; s: RailState }[]): Series {
  const companies = title.material(states[0]!.s).companies.map(({ id }) => id);
  const lines = companies.map((id) => ({
    id,
    values: states.map(({ s }) => (s.market.at[id] ? title.priceOf(s, id) : null)),
  }));
  return {
    rounds: states.map(({ name }) => name),
    lines: lines.filter(({ values }) => values.some((v) => v !== null)),
  };
}

/** What each company earned in each operating round. */
export function revenueSeries(companies: readonly string[], first: string, steps: readonly Step[]): Series {
  const rounds: string[] = [];
  const earned = new Map<string, Map<string, number>>();
  let round = first;
  for (const { events } of steps) {
    for (const event of events) {
      if (event.event === 'round') round = textOf(event, 'name');
      if (event.event !== 'run' && event.event !== 'noRevenue') continue;
      if (!rounds.includes(round)) rounds.push(round);
      const company = textOf(event, 'company');
      const own = earned.get(company) ?? new Map<string, number>();
      own.set(round, numberOf(event, 'revenue'));
      earned.set(company, own);
    }
  }
  const order = companies.filter((id) => earned.has(id));
  return {
    rounds,
    lines: order.map((id) => ({ id, values: rounds.map((name) => earned.get(id)?.get(name) ?? null) })),
  };
}
