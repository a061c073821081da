/**
 * The best run as an integer program, written for a foreign solver straight from the tracks: it knows nothing of
 * segments, arms, prices or packing. Loops that hang in the air are forbidden one by one as the solver proposes them.
 */
import highsLoader from 'highs';
import type { Network, RunRules, TrainSpec } from '../../src/routes/index.ts';
import type { Mirror } from './mirror.ts';
import { addNetwork, mostLinesOf } from './network-program.ts';

type Highs = Awaited<ReturnType<typeof highsLoader>>;
let solver: Promise<Highs> | undefined;

type Terms = readonly (readonly [number, string])[];

export class Program {
  private readonly rows: string[] = [];
  private readonly binaries = new Set<string>();
  private readonly reals = new Set<string>();
  private readonly wholes = new Set<string>();
  private readonly goal: string[] = [];

  /** A name that stands for any number that is not negative. */
  real(name: string): string {
    this.reals.add(name);
    return name;
  }

  /** A name that stands for a whole number. */
  whole(name: string): string {
    this.wholes.add(name);
    return name;
  }

  pay(value: number, name: string): void {
    this.binaries.add(name);
    if (value !== 0) this.goal.push(term(value, name));
  }

  row(terms: Terms, sign: '<=' | '=' | '>=', right: number): void {
    for (const [, name] of terms) this.binaries.add(name);
    if (terms.length > 0) this.rows.push(`${terms.map(([n, name]) => term(n, name)).join(' ')} ${sign} ${right}`);
  }

  text(): string {
    const goal = this.goal.length === 0 ? '0 none' : this.goal.join(' ');
    const binaries = [...this.binaries].filter((name) => !this.reals.has(name) && !this.wholes.has(name));
    const general = this.wholes.size > 0 ? `General\n ${[...this.wholes].join(' ')}\n` : '';
    return `Maximize\n ${goal}\nSubject To\n ${this.rows.join('\n ')}\n${general}Binary\n ${binaries.join(' ')}\nEnd\n`;
  }
}

function term(factor: number, name: string): string {
  return `${factor < 0 ? '-' : '+'} ${Math.abs(factor)} ${name}`;
}

export async function programRevenue(
  network: Network,
  trains: readonly TrainSpec[],
  rules: RunRules = {},
  mirror?: Mirror,
): Promise<number> {
  solver ??= highsLoader();
  const highs = await solver;
  const spreading = trains.find((train) => train.spreads !== undefined);
  if (spreading === undefined) {
    const program = programOf(network, trains, rules, 1);
    if (mirror) trains.forEach((train, t) => addMirror(program, network, train, t, mirror));
    return solve(highs, program, network, trains)!;
  }
  // One program for each number of lines, as long as there can be so many.
  let best = 0;
  for (let lines = 1; lines <= Math.max(1, mostLinesOf(network, spreading)); lines++) {
    const found = solve(highs, programOf(network, trains, rules, lines), network, trains);
    if (found === null) break;
    best = Math.max(best, found);
  }
  return best;
}

/** What the program earns, or null if it has no solution. */
function solve(highs: Highs, program: Program, network: Network, trains: readonly TrainSpec[]): number | null {
  for (;;) {
    const solution = highs.solve(program.text(), { output_flag: false });
    if (solution.Status === 'Infeasible') return null;
    if (solution.Status !== 'Optimal') throw new Error(`no solution: ${solution.Status}`);
    const used = new Set<string>();
    for (const [name, column] of Object.entries(solution.Columns))
      if ('Primal' in column && column.Primal > 0.5) used.add(name);
    const loops = trains.flatMap((train, t) => (train.spreads ? [] : loopsOf(network, t, used)));
    if (loops.length === 0) return Math.round(solution.ObjectiveValue);
    for (const loop of loops) {
      trains.forEach((train, t) => {
        if (train.spreads) return;
        program.row(
          loop.map((k) => [1, `y${t}_${k}`]),
          '<=',
          loop.length - 1,
        );
      });
    }
  }
}

function programOf(network: Network, trains: readonly TrainSpec[], rules: RunRules, lines: number): Program {
  const program = new Program();
  trains.forEach((train, t) => {
    if (train.spreads) {
      addNetwork(program, network, trains, t, lines);
      return;
    }
    addWay(program, network, train, t);
    addLimits(program, network, train, t);
    addPay(program, network, train, t);
  });
  addSharing(program, network, trains);
  const running: Terms = trains.map((_, t) => [1, `r${t}`]);
  if (rules.maxTrains !== undefined) program.row(running, '<=', rules.maxTrains);
  for (const [power, most] of Object.entries(rules.powers ?? {})) {
    program.row(
      trains.flatMap((train, t) => (train.power === power ? [[1, `r${t}`] as const] : [])),
      '<=',
      most,
    );
  }
  const faces = new Map<string, Set<string>>();
  trains.forEach(({ card, face }, t) => {
    if (card === undefined) return;
    const name = `f${trains.findIndex((other) => other.card === card && other.face === face)}`;
    program.row(
      [
        [1, `r${t}`],
        [-1, name],
      ],
      '<=',
      0,
    );
    faces.set(card, (faces.get(card) ?? new Set()).add(name));
  });
  for (const names of faces.values())
    program.row(
      [...names].map((name) => [1, name]),
      '<=',
      1,
    );
  return program;
}

/** x: visits the stop, e: ends there, y: uses the track, h: crosses the hexside, r: runs. */
function addWay(program: Program, network: Network, train: TrainSpec, t: number): void {
  program.row([...network.stops.map((_, s) => [1, `e${t}_${s}`] as const), [-2, `r${t}`]], '=', 0);
  network.stops.forEach((stop, s) => {
    const here = network.tracks.flatMap(({ a, b }, k) => (a === s || b === s ? [[1, `y${t}_${k}`] as const] : []));
    program.row([...here, [-2, `x${t}_${s}`], [1, `e${t}_${s}`]], '=', 0);
    program.row(
      [
        [1, `e${t}_${s}`],
        [-1, `x${t}_${s}`],
      ],
      '<=',
      0,
    );
    program.row(
      [
        [1, `x${t}_${s}`],
        [-1, `r${t}`],
      ],
      '<=',
      0,
    );
    if (!stop.passable)
      program.row(
        [
          [1, `x${t}_${s}`],
          [-1, `e${t}_${s}`],
        ],
        '<=',
        0,
      );
    if (!train.ends.includes(stop.kind)) program.row([[1, `e${t}_${s}`]], '<=', 0);
  });
  network.hexsides.forEach((_, h) => {
    const byHex = new Map<number, string[]>();
    network.tracks.forEach(({ a, b, hex }, k) => {
      if (a === ~h || b === ~h) byHex.set(hex, [...(byHex.get(hex) ?? []), `y${t}_${k}`]);
    });
    if (byHex.size === 1) byHex.set(-1, []);
    for (const names of byHex.values()) program.row([...names.map((y) => [1, y] as const), [-1, `h${t}_${h}`]], '=', 0);
  });
}

function addLimits(program: Program, network: Network, train: TrainSpec, t: number): void {
  const visits = (wanted: (index: number) => boolean): Terms =>
    network.stops.flatMap((_, s) => (wanted(s) ? [[1, `x${t}_${s}`] as const] : []));
  const kind = (s: number) => network.stops[s]!.kind;
  program.row([...visits((s) => network.stops[s]!.mine), [-1, `r${t}`]], '>=', 0);
  program.row([...visits((s) => train.minKinds?.includes(kind(s)) ?? true), [-train.minStops, `r${t}`]], '>=', 0);
  for (const needed of train.needs ?? []) {
    program.row([...visits((s) => kind(s) === needed), [-1, `r${t}`]], '>=', 0);
  }
  for (const limit of train.limits)
    program.row(
      visits((s) => limit.kinds.includes(kind(s))),
      '<=',
      limit.max,
    );
  for (const group of new Set(network.stops.map((stop) => stop.group))) {
    if (group !== undefined)
      program.row(
        visits((s) => network.stops[s]!.group === group),
        '<=',
        1,
      );
  }
}

/** c: the stop is counted. */
function addPay(program: Program, network: Network, train: TrainSpec, t: number): void {
  const rivals: [number, string][] = [];
  network.stops.forEach((stop, s) => {
    if (train.pays.kinds.includes(stop.kind)) {
      program.pay(train.multiplier * stop.value * (train.times?.[stop.kind] ?? 1), `c${t}_${s}`);
      program.row(
        [
          [1, `c${t}_${s}`],
          [-1, `x${t}_${s}`],
        ],
        '<=',
        0,
      );
      if (train.pays.bestOf?.includes(stop.kind) ?? true) rivals.push([1, `c${t}_${s}`]);
    }
    if (train.bonuses !== false) program.pay(stop.endBonus ?? 0, `e${t}_${s}`);
  });
  if (train.pays.best !== undefined) program.row(rivals, '<=', train.pays.best);
  if (train.bonuses === false) return;
  network.tracks.forEach((track, k) => {
    program.pay(track.bonus ?? 0, `y${t}_${k}`);
  });
}

/** m: what an off-board is worth to the train is taken from this stop, and both are on its route. */
function addMirror(program: Program, network: Network, train: TrainSpec, t: number, { stops, brings }: Mirror): void {
  for (const at of stops) {
    const sources = network.stops.flatMap((_, s) => (brings(train, s) > 0 ? [s] : []));
    for (const s of sources) {
      program.pay(brings(train, s), `m${t}_${at}_${s}`);
      for (const visited of [at, s])
        program.row(
          [
            [1, `m${t}_${at}_${s}`],
            [-1, `x${t}_${visited}`],
          ],
          '<=',
          0,
        );
    }
    program.row(
      sources.map((s) => [1, `m${t}_${at}_${s}`]),
      '<=',
      1,
    );
  }
}

/** z: the train uses the unit. */
function addSharing(program: Program, network: Network, trains: readonly TrainSpec[]): void {
  for (let u = 0; u < network.units; u++) {
    const users = network.tracks.flatMap((track, k) => (track.units.includes(u) ? [k] : []));
    trains.forEach((train, t) => {
      if (train.spreads) return;
      for (const k of users)
        program.row(
          [
            [1, `y${t}_${k}`],
            [-1, `z${t}_${u}`],
          ],
          '<=',
          0,
        );
      if (u >= network.hexsides.length)
        program.row(
          users.map((k) => [1, `y${t}_${k}`]),
          '<=',
          1,
        );
    });
    if (users.length > 0)
      program.row(
        trains.flatMap((train, t) => (train.spreads ? [] : [[1, `z${t}_${u}`] as const])),
        '<=',
        1,
      );
  }
  network.stops.forEach((stop, s) => {
    const once = trains.flatMap((train, t) => {
      const counts = train.once?.includes(stop.kind) && train.pays.kinds.includes(stop.kind);
      return counts ? [[1, `c${t}_${s}`] as const] : [];
    });
    if (once.length > 1) program.row(once, '<=', 1);
  });
}

/** Tracks in use that do not hang together with the ends of the route, loop by loop. */
function loopsOf(network: Network, t: number, used: ReadonlySet<string>): number[][] {
  const left = new Set(network.tracks.flatMap((_, k) => (used.has(`y${t}_${k}`) ? [k] : [])));
  const take = (start: readonly number[]): number[] => {
    const piece: number[] = [];
    const points = [...start];
    for (let point = points.pop(); point !== undefined; point = points.pop()) {
      for (const k of left) {
        const { a, b } = network.tracks[k]!;
        if (a !== point && b !== point) continue;
        left.delete(k);
        piece.push(k);
        points.push(a, b);
      }
    }
    return piece;
  };
  take(network.stops.flatMap((_, s) => (used.has(`e${t}_${s}`) ? [s] : [])));
  const loops: number[][] = [];
  for (const k of left) loops.push(take([network.tracks[k]!.a]));
  return loops.filter((loop) => loop.length > 0);
}
