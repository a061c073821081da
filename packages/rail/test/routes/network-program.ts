/**
 * A network in an integer program: what is counted receives a drop that flows from the station over track that no route
 * uses, and so many lines as the program is written for lead from where they start to stations that are counted.
 */
import type { End, Network, TrainSpec } from '../../src/routes/index.ts';
import type { Program } from './integer-program.ts';

/** A track in one direction. */
interface Arc {
  readonly track: number;
  readonly hex: number;
  readonly from: End;
  readonly to: End;
}

const arcsOf = ({ tracks }: Network): Arc[] =>
  tracks.flatMap(({ a, b, hex }, track) => [
    { track, hex, from: a, to: b },
    { track, hex, from: b, to: a },
  ]);

type Terms = (readonly [number, string])[];

/** How many lines there may be at most. */
export const mostLinesOf = (network: Network, { spreads }: TrainSpec): number =>
  network.tracks.flatMap(({ a, b }) => [a, b]).filter((end) => end >= 0 && startsAt(network, spreads!.linesFrom, end))
    .length;

const startsAt = (network: Network, kinds: readonly string[], stop: number): boolean =>
  kinds.includes(network.stops[stop]!.kind);

export function addNetwork(
  program: Program,
  network: Network,
  trains: readonly TrainSpec[],
  t: number,
  lines: number,
): void {
  const { stops } = network;
  const arcs = arcsOf(network);
  const others = trains.flatMap((train, i) => (train.spreads ? [] : [i]));
  const most = stops.length;
  program.row([...stops.map((_, s) => [1, `m${t}_${s}`] as const), [-1, `r${t}`]], '=', 0);
  stops.forEach(({ mine }, s) => {
    if (!mine) program.row([[1, `m${t}_${s}`]], '<=', 0);
  });
  addDrops(program, network, arcs, t, most);
  // No drop flows over what a route uses.
  arcs.forEach(({ track }, i) => {
    for (const unit of network.tracks[track]!.units) {
      for (const other of others)
        program.row(
          [
            [1, `g${t}_${i}`],
            [most, `z${other}_${unit}`],
          ],
          '<=',
          most,
        );
    }
  });
  const { manifold, linesFrom } = trains[t]!.spreads!;
  stops.forEach(({ kind, value }, s) => {
    const pays = trains[t]!.pays.kinds.includes(kind) ? trains[t]!.multiplier * value : 0;
    program.pay(manifold.includes(kind) ? pays * lines : pays, `c${t}_${s}`);
  });
  if (lines > 1) addLines(program, network, arcs, others, t, lines, linesFrom);
}

/** At every stop what comes in, less what goes out, is the drop that stays, or at the station what springs there. */
function addDrops(program: Program, network: Network, arcs: readonly Arc[], t: number, most: number): void {
  const flow = (is: (arc: Arc) => boolean, sign: number): Terms =>
    arcs.flatMap((arc, i) => (is(arc) ? [[sign, program.real(`g${t}_${i}`)] as const] : []));
  network.stops.forEach(({ passable }, s) => {
    const spring = program.real(`p${t}_${s}`);
    program.row(
      [
        [1, spring],
        [-most, `m${t}_${s}`],
      ],
      '<=',
      0,
    );
    const [into, outOf] = [flow(({ to }) => to === s, 1), flow(({ from }) => from === s, -1)];
    program.row([...into, ...outOf, [-1, `c${t}_${s}`], [1, spring]], '=', 0);
    if (!passable) program.row([...flow(({ from }) => from === s, 1), [-most, `m${t}_${s}`]], '<=', 0);
  });
  crossings(network, arcs, (into, outOf) => {
    const terms = [...flow(into, 1), ...flow(outOf, -1)];
    program.row(terms, '=', 0);
  });
}

/** Each way across a hexside: the arcs that come there, and those that go on. */
function crossings(
  network: Network,
  arcs: readonly Arc[],
  each: (into: (arc: Arc) => boolean, outOf: (arc: Arc) => boolean, side: number) => void,
): void {
  network.hexsides.forEach((_, side) => {
    const hexes = new Set(arcs.flatMap(({ to, hex }) => (to === ~side ? [hex] : [])));
    // From a hex without track nothing comes.
    if (hexes.size === 1) hexes.add(-1);
    for (const left of hexes) {
      each(
        ({ to, hex }) => to === ~side && hex === left,
        ({ from, hex }) => from === ~side && hex !== left,
        side,
      );
    }
  });
}

function addLines(
  program: Program,
  network: Network,
  arcs: readonly Arc[],
  others: readonly number[],
  t: number,
  lines: number,
  linesFrom: readonly string[],
): void {
  const flow = (is: (arc: Arc) => boolean, sign: number): Terms =>
    arcs.flatMap((arc, i) => (is(arc) ? [[sign, program.whole(`l${t}_${i}`)] as const] : []));
  const isStart = (end: End): boolean => end >= 0 && startsAt(network, linesFrom, end);
  program.row(
    flow(({ from }) => isStart(from), 1),
    '=',
    lines,
  );
  arcs.forEach((arc) => {
    if (isStart(arc.from))
      program.row(
        flow((other) => other === arc, 1),
        '<=',
        1,
      );
    if (isStart(arc.to))
      program.row(
        flow((other) => other === arc, 1),
        '<=',
        0,
      );
  });
  network.stops.forEach(({ mine, passable }, s) => {
    if (isStart(s)) return;
    const [into, outOf] = [flow(({ to }) => to === s, 1), flow(({ from }) => from === s, -1)];
    if (mine) {
      // A line ends at the first station.
      program.row([...into, [-lines, `c${t}_${s}`]], '<=', 0);
      program.row(outOf, '=', 0);
    } else {
      program.row([...into, ...outOf], '=', 0);
      if (!passable) program.row(into, '=', 0);
    }
  });
  const sideUsers = new Map<number, Terms>();
  crossings(network, arcs, (into, outOf, side) => {
    program.row([...flow(into, 1), ...flow(outOf, -1)], '=', 0);
    sideUsers.set(side, [...(sideUsers.get(side) ?? []), ...flow(into, 1)]);
  });
  for (let unit = 0; unit < network.units; unit++) {
    const has = ({ track }: Arc): boolean => network.tracks[track]!.units.includes(unit);
    if (!arcs.some(has)) continue;
    const users = unit < network.hexsides.length ? sideUsers.get(unit)! : flow(has, 1);
    program.row([...users, ...others.map((other) => [1, `z${other}_${unit}`] as const)], '<=', 1);
  }
}
