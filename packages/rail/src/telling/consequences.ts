/** What a choice would change, seen by applying it to a copy and comparing: nothing here knows a rule. */
import { apply, type GameEvent, type LoggedAction, type Refusal } from '@roundhouse/kernel';
import { percentOf } from '../shares/index.ts';
import { BANK, GONE, type RailState } from '../state.ts';
import { tilesLeft } from '../tiles/index.ts';
import type { RailTitle } from '../title.ts';

export type Consequence =
  | { readonly kind: 'cash'; readonly owner: string; readonly before: number; readonly after: number }
  | { readonly kind: 'price'; readonly company: string; readonly before: number; readonly after: number }
  | {
      readonly kind: 'holding';
      readonly company: string;
      readonly owner: string;
      readonly before: number;
      readonly after: number;
    }
  | {
      readonly kind: 'director';
      readonly company: string;
      readonly before: string | null;
      readonly after: string | null;
    }
  | { readonly kind: 'status'; readonly company: string; readonly after: 'started' | 'closed' | 'unstarted' }
  | { readonly kind: 'phase'; readonly after: string }
  /** A train of this kind starts a phase, now or at the end of the turn; these kinds leave the game with it. */
  | { readonly kind: 'brings'; readonly train: string; readonly phase: string; readonly rusts: readonly string[] }
  | { readonly kind: 'rusts'; readonly owner: string; readonly trains: readonly string[] }
  | { readonly kind: 'train'; readonly train: string; readonly from: string; readonly to: string }
  | { readonly kind: 'private'; readonly id: string; readonly to: string }
  | { readonly kind: 'stock'; readonly tile: string; readonly before: number; readonly after: number }
  | { readonly kind: 'stations'; readonly company: string; readonly before: number; readonly after: number }
  | { readonly kind: 'round'; readonly after: string }
  | { readonly kind: 'end' };

/** A choice, looked at before it is taken. */
export type Outcome =
  | {
      readonly ok: true;
      /** What the choice itself makes; what it costs is read here. */
      readonly done: RailState;
      /** Where the game stands when somebody is asked again. */
      readonly state: RailState;
      readonly events: readonly GameEvent[];
      /** What the choice itself changes. */
      readonly changes: readonly Consequence[];
      /** What the game then does by itself, until somebody is asked again: the end of a turn, the next round. */
      readonly byItself: readonly Consequence[];
    }
  | { readonly ok: false; readonly refusal: Refusal };

const outcomes = new WeakMap<RailState, Map<string, Outcome>>();

/** The same question on the same state is answered once. */
export function outcomeOf(title: RailTitle, s: RailState, action: LoggedAction): Outcome {
  let known = outcomes.get(s);
  if (!known) {
    known = new Map();
    outcomes.set(s, known);
  }
  const key = JSON.stringify(action);
  let outcome = known.get(key);
  if (!outcome) {
    const result = apply(title, s, action);
    outcome = result.ok ? outcomeFrom(title, s, result) : { ok: false, refusal: result.refusal };
    known.set(key, outcome);
  }
  return outcome;
}

function outcomeFrom(
  title: RailTitle,
  s: RailState,
  { done, state, events }: Extract<ReturnType<typeof apply<RailState>>, { ok: true }>,
): Outcome {
  return { ok: true, done, state, events, changes: compare(title, s, done), byItself: compare(title, done, state) };
}

/** Who acts here: the company or the private that was asked, if it is this player who decides for it. */
export function actingFor(s: RailState, { by, frame }: LoggedAction): string | null {
  const of = frame.split('/')[1] ?? '';
  return s.companies[of]?.director === by || s.privates[of] === by ? of : null;
}

/** Everything that differs, what matters most first. */
export function compare(title: RailTitle, before: RailState, after: RailState): Consequence[] {
  if (before === after) return [];
  return [
    ...money(before, after),
    ...prices(title, before, after),
    ...holdings(title, before, after),
    ...directors(before, after),
    ...trainsMoved(title, before, after),
    ...privates(before, after),
    ...pieces(title, before, after),
    ...course(title, before, after),
  ];
}

function* money(before: RailState, after: RailState): Generator<Consequence> {
  if (before.cash === after.cash) return;
  for (const owner of Object.keys(after.cash)) {
    if (owner === BANK) continue;
    const [was, is] = [before.cash[owner] ?? 0, after.cash[owner] ?? 0];
    if (was !== is) yield { kind: 'cash', owner, before: was, after: is };
  }
}

function* prices(title: RailTitle, before: RailState, after: RailState): Generator<Consequence> {
  if (before.market === after.market) return;
  for (const company of Object.keys(after.companies)) {
    const [was, is] = [title.priceOf(before, company), title.priceOf(after, company)];
    if (was !== is) yield { kind: 'price', company, before: was, after: is };
  }
}

function* holdings(title: RailTitle, before: RailState, after: RailState): Generator<Consequence> {
  if (before.shares === after.shares) return;
  for (const company of Object.keys(after.shares)) {
    if (before.shares[company] === after.shares[company]) continue;
    for (const owner of [...title.holders(after), company]) {
      const [was, is] = [percentOf(before, company, owner), percentOf(after, company, owner)];
      if (was !== is) yield { kind: 'holding', company, owner, before: was, after: is };
    }
  }
}

function* directors(before: RailState, after: RailState): Generator<Consequence> {
  if (before.companies === after.companies) return;
  for (const company of Object.keys(after.companies)) {
    const [was, is] = [before.companies[company]!, after.companies[company]!];
    if (was.status !== is.status) yield { kind: 'status', company, after: is.status };
    else if (was.director !== is.director)
      yield { kind: 'director', company, before: was.director, after: is.director };
  }
}

function* trainsMoved(title: RailTitle, before: RailState, after: RailState): Generator<Consequence> {
  if (before.trains === after.trains) return;
  const rusted = new Map<string, string[]>();
  for (const train of Object.keys(after.trains)) {
    const [from, to] = [before.trains[train]!, after.trains[train]!];
    if (from === to) continue;
    if (to === GONE) rusted.set(from, [...(rusted.get(from) ?? []), train]);
    else {
      yield { kind: 'train', train, from, to };
      // A train that is nobody's to run yet starts nothing.
      if (to in after.companies) yield* brings(title, before, after, train);
    }
  }
  for (const [owner, trains] of rusted) {
    if (owner in after.companies) yield { kind: 'rusts', owner, trains };
  }
}

/** The phase that a train starts, where the box says so and it has not begun. */
function* brings(title: RailTitle, before: RailState, after: RailState, train: string): Generator<Consequence> {
  const { phases, trains } = title.material(after);
  const number = (id: string): number => phases.findIndex((phase) => phase.id === id);
  const { id: kind, phase } = title.train(after, train) ?? {};
  if (kind === undefined || phase === undefined || number(phase) <= number(before.phase) || after.phase === phase)
    return;
  const rusts = trains.filter((card) => card.rusts === phase).map(({ id }) => id);
  yield { kind: 'brings', train: kind, phase, rusts };
}

function* privates(before: RailState, after: RailState): Generator<Consequence> {
  if (before.privates === after.privates) return;
  for (const id of Object.keys(after.privates)) {
    const to = after.privates[id]!;
    if (before.privates[id] !== to) yield { kind: 'private', id, to };
  }
}

function* pieces(title: RailTitle, before: RailState, after: RailState): Generator<Consequence> {
  if (before.tiles !== after.tiles) {
    const { tileSet } = title.material(after);
    const touched = new Set<string>();
    for (const [hex, { tile }] of Object.entries(after.tiles)) {
      if (before.tiles[hex]?.tile !== tile) touched.add(tile);
    }
    for (const tile of touched) {
      const [was, is] = [tilesLeft(tileSet, before.tiles, tile), tilesLeft(tileSet, after.tiles, tile)];
      if (Number.isFinite(was)) yield { kind: 'stock', tile, before: was, after: is };
    }
  }
  for (const { id } of title.material(after).companies) {
    const [was, is] = [before.stations[id]?.length ?? 0, after.stations[id]?.length ?? 0];
    if (was === is) continue;
    const [left, leftThen] = [title.stationsLeft(before, id), title.stationsLeft(after, id)];
    // What comes off the map for good changes nothing on the charter.
    if (left !== leftThen) yield { kind: 'stations', company: id, before: left, after: leftThen };
  }
}

function* course(title: RailTitle, before: RailState, after: RailState): Generator<Consequence> {
  if (before.phase !== after.phase) yield { kind: 'phase', after: after.phase };
  if (after.ended && !before.ended) yield { kind: 'end' };
  else if (title.rounds(before).at !== title.rounds(after).at) yield { kind: 'round', after: title.roundName(after) };
}
