/** Toy Railway: a title for the tests. Shares are bought in turn, then each company earns what the towns pay and lays a tile. */
import { type Draft, endGame, field, type Frame, log, movesFor, oneOf, pop, push, seedRng } from '@roundhouse/kernel';
import {
  about,
  BANK,
  byPrice,
  cashAtStart,
  cashOf,
  defineTitle,
  directorOf,
  endStep,
  layoutOf,
  moneyIsConserved,
  moveMarker,
  moveShares,
  networkOf,
  pay,
  percentOf,
  type Place,
  playerRecord,
  priceOf,
  type RailEvent,
  type RailState,
  reachOf,
  seats,
  setCompany,
  setExt,
  setTile,
  sharesOf,
  slide,
  type StepFrame,
  tilesFit,
  tilesInOrder,
  unstarted,
} from '@roundhouse/rail';
import { board, companyIds, market, material, towns } from './material.ts';
import words from './words.json' with { type: 'json' };

const LAST_ROUND = 3;

interface Turn extends Frame {
  readonly kind: 'turn';
  readonly of: string;
}
interface Track extends StepFrame {
  readonly kind: 'track';
}
type Frames = { readonly kind: 'course' } | Turn | Track;
type Events = RailEvent | { readonly event: 'whistle'; readonly company: string; readonly times: number };
interface Ext {
  readonly round: number;
  /** Who is still to act in this round: players, then companies. */
  readonly queue: readonly string[];
}
type State = RailState<Ext, Frames, Events>;
const move = movesFor<State>();

const price = (s: State, company: string): number => (s.market.at[company] ? priceOf(market, s.market, company) : 20);

const buy = move({
  type: 'buy',
  fields: { company: field.oneOf(companyIds) },
  candidates: () => companyIds.map((company) => ({ fields: { company }, subjects: [about.company(company)] })),
  checks: [
    {
      rule: 'buy-1',
      passes: (s, _f: Turn, a) => sharesOf(s, a.company, a.company) > 0,
      says: (_, __, a) => `The ${a.company} has no share left.`,
    },
    { rule: 'buy-2', passes: (s, _f, a) => cashOf(s, a.by) >= price(s, a.company), says: 'You have not enough money.' },
  ],
  apply(g, f, a) {
    const cost = price(g.s, a.company);
    log(g, { event: 'buy', by: a.by, company: a.company, from: 'treasury' });
    pay(g, a.by, a.company, cost, 'shares');
    moveShares(g, a.company, a.company, a.by, 1);
    if (g.s.companies[a.company]!.director === null) {
      moveMarker(g, a.company, { row: 0, col: 1 });
      setCompany(g, a.company, { status: 'started', director: a.by });
    }
    pop(g, f);
  },
});

const pass = move({
  type: 'pass',
  fields: {},
  candidates: () => [{}],
  checks: [],
  apply(g, f: Turn, a) {
    log(g, { event: 'pass', by: a.by });
    pop(g, f);
  },
});

const layTile = move({
  type: 'layTile',
  fields: { hex: field.oneOf(['A1', 'A3', 'A5']), tile: field.oneOf(['9', '4']), rotation: field.amount() },
  candidates: () =>
    ['A1', 'A3', 'A5'].map((hex) => ({
      fields: { hex, tile: hex === 'A3' ? '9' : '4' },
      openFields: { rotation: oneOf([1, 4]) },
      subjects: [about.hex(hex)],
    })),
  checks: [
    { rule: 'track-1', passes: (s, _f: Track, a) => !(a.hex in s.tiles), says: 'There is a tile already.' },
    { rule: 'track-2', passes: (_, __, a) => (a.tile === '9') === (a.hex === 'A3'), says: 'Towns need a town.' },
    {
      rule: 'track-3',
      passes: (_, __, a) => a.rotation === 1 || a.rotation === 4,
      says: 'Track goes from left to right.',
    },
  ],
  apply(g, f, a) {
    setTile(g, a.hex, a.tile, a.rotation);
    log(g, { event: 'layTile', company: f.of, hex: a.hex, tile: a.tile, rotation: a.rotation, cost: 0 });
    pop(g, f);
  },
});

const whistle = move({
  type: 'whistle',
  fields: {},
  candidates: () => [{}],
  checks: [],
  apply(g, f: Track) {
    log(g, { event: 'whistle', company: f.of, times: g.s.ext.round });
    pop(g, f);
  },
});

/** What the towns on the map pay. */
function townsPay(s: State): number {
  const { tileSet } = material(s);
  const nodes = Object.values(s.tiles).flatMap(({ tile }) => tileSet.byId.get(tile)!.def.nodes ?? []);
  return nodes.reduce((sum, { revenue }) => sum + Number(revenue ?? 0), 0);
}

/** Each share earns what the towns pay; then the price goes up. */
function earn(g: Draft<State>, company: string): void {
  const each = townsPay(g.s);
  log(g, { event: 'dividend', company, revenue: 2 * each });
  for (const player of g.s.players) {
    const held = sharesOf(g.s, company, player);
    if (held * each > 0) pay(g, BANK, player, held * each, 'dividend');
  }
  moveMarker(g, company, slide(market, g.s.market.at[company]!, 1));
}

const layoutOn = (s: State) => layoutOf(board, material(s).tileSet, s.tiles);
/** Nobody has a station or a train. */
const view = { value: ({ def }: Place) => Number(def.revenue ?? 0), passable: () => true, mine: () => false };

const roundName = (s: State): string => `Round ${s.ext.round}`;

function advance(g: Draft<State>): boolean {
  const [next, ...queue] = g.s.ext.queue;
  if (next !== undefined) {
    setExt(g, { queue });
    if (g.s.players.includes(next)) push(g, { kind: 'turn', of: next });
    else if (g.s.companies[next]!.status === 'started') {
      log(g, { event: 'operates', company: next });
      earn(g, next);
      push(g, { kind: 'track', of: next });
    }
  } else if (g.s.ext.round < LAST_ROUND) {
    setExt(g, { round: g.s.ext.round + 1, queue: [...g.s.players, ...companyIds] });
    log(g, { event: 'round', name: roundName(g.s) });
  } else endGame(g, { reason: 'three-rounds', round: LAST_ROUND });
  return true;
}

const worth = (s: State, player: string): number =>
  companyIds.reduce((sum, id) => sum + sharesOf(s, id, player) * price(s, id), cashOf(s, player));

export const title = defineTitle<State>()({
  id: 'toy',
  name: 'Toy Railway',
  players: { min: 2, max: 3 },
  rules: [],
  questions: [],
  options: [],
  readings: [towns],
  frames: {
    course: { actors: () => [], moves: [], advance },
    turn: { actors: (_: State, f: Turn) => [f.of], moves: [buy, pass], asks: () => 'Buy a share or pass' },
    track: {
      actors: (s: State, f: Track) => directorOf(s, f.of),
      moves: [layTile, whistle, endStep],
      asks: (_: State, f: Track) => `${f.of}: lay a tile, whistle or pass`,
    },
  },
  invariants: [moneyIsConserved(0), tilesFit((s) => material(s).tileSet)],
  material,
  words,
  begin({ players: count, options, readings, seed }) {
    const players = seats(count);
    return {
      s: {
        title: 'toy',
        options,
        readings,
        seq: 0,
        rng: seedRng(seed),
        players,
        stack: [{ kind: 'course' }],
        ended: null,
        phase: '1',
        cash: cashAtStart(players, 100, companyIds),
        shares: Object.fromEntries(companyIds.map((id) => [id, { [id]: 2 }])),
        companies: unstarted(companyIds),
        privates: {},
        trains: {},
        stations: {},
        tiles: {},
        market: { at: {}, order: [] },
        ext: { round: 0, queue: [] },
      },
      events: [],
    };
  },
  project: (s) => ({
    seq: s.seq,
    round: roundName(s),
    phase: s.phase,
    players: Object.fromEntries(
      s.players.map((player) => [player, playerRecord(s, player, companyIds, [], worth(s, player))]),
    ),
    companies: Object.fromEntries(
      companyIds.map((id) => [
        id,
        {
          cash: cashOf(s, id),
          price: price(s, id),
          director: s.companies[id]!.director,
          trains: [],
          stations: [],
          treasury: percentOf(s, id, id),
          pool: 0,
          ipo: 0,
          privates: [],
        },
      ]),
    ),
    tiles: tilesInOrder(board, s.tiles),
  }),
  runProblem: () => null,
  runProblemOf: (s, company) => ({ company, network: networkOf(layoutOn(s), view), trains: [] }),
  reachFor: (s) => reachOf(layoutOn(s), [], () => true),
  train: () => undefined,
  roundName,
  rounds: (s) => ({ names: ['Round 1', 'Round 2', 'Round 3'], at: Math.max(0, s.ext.round - 1) }),
  operatingOrder: (s) => byPrice(market, s.market),
  certificates: (s, player) => ({
    held: companyIds.reduce((sum, id) => sum + sharesOf(s, id, player), 0),
    limit: Number.POSITIVE_INFINITY,
  }),
  priceOf: price,
  score: (s) => Object.fromEntries(s.players.map((player) => [player, worth(s, player)])),
});
