/** 6.6.2 Float a new public company: put together in small steps, agreed to by its buyers, then carried out at once. */
import { type Action, type Check, field, type FrameKind, log, oneOf, pop, updateFrame } from '@roundhouse/kernel';
import { about, cashOf, declinedRecord, firstAbout, joinWords, layFields } from '@roundhouse/rail';
import { floatSizes } from '../10-context/10.5-cost-of-business.ts';
import { isInPlay } from '../13-companies/13.1-sizes.ts';
import { openPars } from '../16-stock-market.ts';
import { board, companyIds, FLOAT_MARKERS, pars, pounds, PRIVATE, shareCounts, tileSet } from '../material.ts';
import { type Float, move, type State } from '../state.ts';
import { distanceFee } from './6.6.2-distance.ts';
import { buyersMoves, missingIn, moreShares, withoutLast } from './6.6.2-buyers.ts';
import { carryOutFloat, feeOf, floatTerms, saleOf } from './6.6.2-founding.ts';
import { placeChecks, placesIn, placesOn, withPlace } from './6.6.2-places.ts';
import { inStockRound } from './6.1-order.ts';

const isUnused = (s: State, company: string): boolean =>
  !isInPlay(s, company) && s.companies[company]!.status === 'unstarted';

const inNumbers = (sizes: readonly number[]): string => joinWords(sizes.map(String), 'or');

/** Company, share-count and par price (6.6.2-1, 6.6.2-3). */
const found = move({
  type: 'found',
  fields: { company: field.oneOf(companyIds), size: field.upTo(50), price: field.amount() },
  candidates: (s, f: Float) =>
    f.plan !== null
      ? []
      : companyIds
          .filter((company) => isUnused(s, company))
          .map((company) => ({
            fields: { company },
            openFields: { size: oneOf(floatSizes(s)), price: oneOf(openPars(s).map(({ price }) => price)) },
            subjects: [about.company(company)],
          })),
  checks: [
    {
      rule: '6.6.2-1',
      passes: (_, f: Float) => f.plan === null,
      says: 'Company, share-count and par are chosen; go back a step to change them.',
    },
    {
      rule: '6.6.2-1',
      passes: (s, _, a) => isUnused(s, a.company),
      says: (_, _f, a) => `The ${a.company} is already in play or out of the game.`,
    },
    {
      rule: '6.6.2-1',
      passes: (_, _f, a) => a.size > PRIVATE && shareCounts.includes(a.size),
      says: `A public company has ${inNumbers(shareCounts.filter((size) => size > PRIVATE))} shares.`,
    },
    {
      rule: '10.5-5',
      passes: (s, _, a) => floatSizes(s).includes(a.size),
      says: (s) => `Companies can float only with ${inNumbers(floatSizes(s))} shares now.`,
    },
    {
      rule: '6.6.2-3',
      passes: (_, _f, a) => pars.some(({ price }) => price === a.price),
      says: (_, _f, a) => `There is no par price of ${pounds(a.price)}.`,
    },
    {
      rule: '5-11',
      passes: (s, _, a) => openPars(s).some(({ price }) => price === a.price),
      says: (s) => `In ${s.phase} phase the highest par price is ${pounds(openPars(s).at(-1)!.price)}.`,
    },
  ],
  when: inStockRound.float,
  apply: (g, f, { company, size, price }) => {
    updateFrame<State, Float>(g, f, { plan: { company, size, par: price } });
  },
});

/** The map as it would be with the markers that stand on the draft. */
const planned = (s: State, f: Float): State => f.spots.reduce((map, spot) => withPlace(map, f.plan!.company, spot), s);
const known = new WeakMap<Float, { readonly s: State; readonly map: State }>();
function plannedOn(s: State, f: Float): State {
  if (f.spots.length === 0) return s;
  const earlier = known.get(f);
  if (earlier && earlier.s.tiles === s.tiles && earlier.s.stations === s.stations) return earlier.map;
  const map = planned(s, f);
  known.set(f, { s, map });
  return map;
}

type PlaceAction = Action & {
  readonly hex: string;
  readonly node: number;
  readonly tile?: string | undefined;
  readonly rotation?: number | undefined;
};
const fields = layFields(board, tileSet);

/** One marker, then perhaps a second one in another hexagon, for the fee of the way between them (6.6.2-4, 6.6.2-10). */
const place = move({
  type: 'place',
  fields: {
    hex: fields.hex,
    node: field.upTo(5),
    tile: field.optional(fields.tile),
    rotation: field.optional(fields.rotation),
  },
  candidates(s, f: Float, _by, query) {
    if (f.plan === null || f.placed || f.spots.length >= FLOAT_MARKERS) return [];
    const asked = firstAbout('hex', query.subject ? [query.subject] : []);
    const map = plannedOn(s, f);
    return (asked === undefined ? placesOn(map) : placesIn(map, asked)).map(
      ({ place: { hex, node, tile }, rotations }) => ({
        fields: { hex, node, ...(tile === undefined ? {} : { tile }) },
        ...(tile === undefined ? {} : { openFields: { rotation: oneOf(rotations) } }),
        subjects: [about.hex(hex)],
      }),
    );
  },
  checks: [
    {
      rule: '6.6.2-4',
      passes: (_, f: Float) => f.plan !== null && !f.placed && f.spots.length < FLOAT_MARKERS,
      says: (_, f) =>
        f.plan === null
          ? 'Choose the company first, then place one or two markers.'
          : 'The markers are placed; go back a step to change them.',
    },
    {
      rule: '6.6.2-10',
      passes: (_, f, a) => f.spots[0]?.hex !== a.hex,
      says: 'Place the two markers in different hexagons.',
    },
    ...placeChecks.map(
      (check): Check<State, Float, PlaceAction> => ({
        rule: check.rule,
        passes: (s, f, a) => check.passes(plannedOn(s, f), f, a),
        says: (s, f, a) => (typeof check.says === 'string' ? check.says : check.says(plannedOn(s, f), f, a)),
      }),
    ),
    {
      rule: '6.6.2-12',
      passes: (_, f, a) => f.spots.length === 0 || distanceFee(f.spots[0]!.hex, a.hex) !== null,
      says: 'No path joins these hexagons without crossing a blue barrier or a blank gray edge.',
    },
    {
      rule: '6.6.2-11',
      passes: (s, f, a) => f.spots.length === 0 || (distanceFee(f.spots[0]!.hex, a.hex) ?? 0) <= cashOf(s, f.of),
      says: (s, f, a) =>
        `The distance fee would be ${pounds(distanceFee(f.spots[0]!.hex, a.hex)!)}, and you have ${pounds(cashOf(s, f.of))}.`,
    },
  ],
  when: inStockRound.float,
  apply(g, f, { hex, node, tile, rotation }) {
    const spot = { hex, node, ...(tile === undefined ? {} : { tile, rotation: rotation! }) };
    const spots = [...f.spots, spot];
    updateFrame<State, Float>(g, f, { spots, placed: spots.length === FLOAT_MARKERS });
  },
});

/** The second marker stays on the charter. */
const keepMarker = move({
  type: 'keepMarker',
  candidates: (_, f: Float) => (f.spots.length === 1 && !f.placed ? [{}] : []),
  checks: [
    {
      rule: '6.6.2-4',
      passes: (_, f: Float) => f.spots.length === 1 && !f.placed,
      says: 'Place at least one marker; only the other may stay on the charter.',
    },
  ],
  when: inStockRound.float,
  apply: (g, f) => {
    updateFrame<State, Float>(g, f, { placed: true });
  },
});

/** Exactly 40% at par, once the markers are placed (6.6.2-13), to any mix of players and cousins who agree (6.6.2-14). */
const buyers = buyersMoves({
  sale: (_, f: Float) => (f.placed ? saleOf(f) : null),
  rules: { part: '6.6.2-13', mix: '6.6.2-14' },
  notYet: 'Place the markers before you sell shares.',
  barred: [],
  type: 'proposeFloat',
  when: inStockRound.float,
  terms: (_, f) => floatTerms(f),
  carryOut: (g, f) => carryOutFloat(g, floatTerms(f)),
});

/** The last step of the draft is taken back: nothing has moved yet. */
const takeBack = move({
  type: 'takeBack',
  candidates: (_, f: Float) => (f.plan === null ? [] : [{}]),
  checks: [{ rule: '6.6.2-1', passes: (_, f: Float) => f.plan !== null, says: 'There is no step to go back to.' }],
  apply(g, f) {
    updateFrame<State, Float>(g, f, before(f));
  },
});

function before(f: Float): Partial<Float> {
  if (Object.keys(f.buyers).length > 0) return { buyers: withoutLast(f) };
  if (f.placed && f.spots.length === 1) return { placed: false };
  return f.spots.length > 0 ? { spots: f.spots.slice(0, -1), placed: false } : { plan: null };
}

/** No company is floated: nothing has moved, and only the money of the lobby is lost (6.6.2-16). */
const giveUp = move({
  type: 'pass',
  apply(g, f: Float) {
    log(g, { event: 'floatsNot', by: f.of });
    pop(g, f);
  },
});

export const float = {
  actors: (_, f) => [f.of],
  moves: [found, place, keepMarker, buyers.allot, buyers.ask, takeBack, giveUp],
  record: (_, f) => [
    f.plan && [f.plan.company, f.plan.size, f.plan.par],
    f.spots.map(({ hex, node, tile = null, rotation = null }) => [hex, node, tile, rotation]),
    f.placed,
    Object.entries(f.buyers),
    declinedRecord(f),
  ],
  asks(s, f) {
    if (f.plan === null) return 'Choose a company, its share-count and par, or pass';
    if (!f.placed) return `Place ${f.spots.length === 0 ? 'the first' : 'a second'} marker of the ${f.plan.company}`;
    const missing = missingIn(s, f, saleOf(f));
    if (missing > 0) return `Sell ${moreShares(missing)} of the ${f.plan.company} at ${pounds(f.plan.par)}`;
    return `Float the ${f.plan.company}${feeOf(f) > 0 ? ` for a fee of ${pounds(feeOf(f))}` : ''}`;
  },
} satisfies FrameKind<State, Float>;
