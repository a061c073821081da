/** 8.8.1 Train purchasing. */
import { type Action, type Check, field, log, pop } from '@roundhouse/kernel';
import {
  about,
  asItLies,
  cashOf,
  cashWith,
  DEPOT,
  directorsCash,
  drawUpTo,
  GONE,
  limitsWithout,
  moveTrain,
  type OnSale,
  onSale,
  passUnless,
  POOL,
  type Purchase,
  purchaseJudge,
  restock,
  setExt,
  type StepFrame,
  type TradeTerms,
  type TrainDef,
  type TrainFace,
  tradeTrain,
  tradeWith,
  trainsOf,
} from '@roundhouse/rail';
import { closePrivate, closeWithTrain, owns } from '../10-privates/10.1-privates.ts';
import { isObsolete, isRusted } from '../13-trains.ts';
import { beginPhase, limits, startsPhase, unmark } from '../15-phases.ts';
import { hasRoute } from '../geography.ts';
import { companyIds, FIRST_COLOR, LAST_COLOR, roster, trainDef } from '../material.ts';
import { plays } from '../readings.ts';
import { decides, directorOf, type Game, move, phase, type State } from '../state.ts';
import { operatingTurnOf } from '../state-operating.ts';

/** The private whose owner has the Engineers. */
const ENGINEERS = 'VdL';

/**
 * In gray phase all old trains are sold besides, each as a single one (8.8.1-7, 8.8.1-8, 8.8.1-9, 13.2-14, 13.2-15,
 * 13.2-16, 13.2-17, 13.2-18). They count for the limits (8.8.1-13).
 */
const facesFor = (s: State, { id, faces }: TrainDef): readonly TrainFace[] => {
  const isOld = s.phase === LAST_COLOR && id !== LAST_COLOR;
  const [first, second, third] = faces;
  if (id !== FIRST_COLOR) return isOld ? [first!] : faces;
  if (!isOld) return [first!, second!];
  return plays(s, 'rustedYellow', 'either-side') ? [first!, third!] : [first!];
};

/** What the supply sells, colour by colour, and the pool, each certificate as it lies (8.8.1-4, 8.8.1-5, 8.8.2-8). */
export const sales = (s: State): OnSale[] => [
  ...onSale(s, roster, {
    tier: ({ tier }) => (s.phase === LAST_COLOR ? 0 : tier),
    faces: (kind) => facesFor(s, kind),
  }),
  ...trainsOf(s, roster, POOL).map((train) => asItLies(s, roster, train)),
];

/** The cheapest train of pool and supply; rusted ones are left out of account (Q44). */
export const cheapest = (s: State): OnSale | undefined =>
  sales(s)
    .filter(({ train }) => !isRusted(s, train))
    .sort((a, b) => a.face.price - b.face.price)[0];

/** A rusted train does not fulfil the duty, nor one that has had its last run (8.8.1-14, Q40). */
const fulfils = (s: State, train: string): boolean => !isRusted(s, train) && !isObsolete(s, train);

/** Has it a route and no train? */
export const mustBuyTrain = (s: State, company: string): boolean =>
  hasRoute(s, company) && !trainsOf(s, roster, company).some((train) => fulfils(s, train)) && cheapest(s) !== undefined;

/** Can it not pay for the cheapest? Then it comes to emergency buying (8.8.1-17). */
export const lacksMoney = (s: State, company: string): boolean => cashOf(s, company) < cheapest(s)!.face.price;

export type Buying = Purchase & { readonly by: string; readonly instead?: string | undefined };
type BuyCheck<A = Buying> = Check<State, StepFrame, A>;

export const judge = purchaseJudge<State, Buying>({
  roster,
  onSale: sales,
  holders: companyIds,
  further: (_, { instead }): Readonly<Record<string, string>> => (instead === undefined ? {} : { instead }),
  turn: (s) => operatingTurnOf(s)!,
});

export const onSaleCheck = judge.refusing(
  '8.8.1-4',
  'not-on-sale',
  (s) =>
    `The bank sells now: ${sales(s)
      .map(({ face }) => face.name)
      .join(', ')}.`,
);

/** Its rusted train, which it would give back for the purchase, is not there any more. */
const without = (s: State, { instead }: Buying): State =>
  instead === undefined ? s : { ...s, trains: { ...s.trains, [instead]: DEPOT } };

/** A later colour, or the 3+1 in place of a 2+1 (Q46). */
function isLarger(s: State, a: Buying): boolean {
  const [given, taken] = [asItLies(s, roster, a.instead!), judge.meant(s, a)];
  const [before, after] = [trainDef(given.train).tier, trainDef(taken.train).tier];
  return after > before || (after === before && taken.face.price > given.face.price);
}

export const insteadChecks: readonly BuyCheck[] = [
  {
    rule: '8.8.1-15',
    passes: (s, f, a) =>
      a.instead === undefined || (s.trains[a.instead] === f.of && isRusted(s, a.instead) && isLarger(s, a)),
    says: 'A rusted train of its own is given back only for a larger train that is bought at once.',
  },
  {
    rule: '8.8.1-12',
    passes: (s, f, a) =>
      !isRusted(s, a.train) || !trainsOf(without(s, a), roster, f.of).some((train) => isRusted(s, train)),
    says: (_, f) => `The ${f.of} owns a rusted train, and one is all.`,
  },
];

/** The limit of each phase (8.8.2-1). */
const phaseLimits: readonly (readonly [phase: string, rule: string])[] = [
  ['yellow', '15.1-4'],
  ['green', '15.2-3'],
  ['blue', '15.3-4'],
  ['brown', '15.4-4'],
  ['red', '15.5-3'],
  ['gray', '15.6-5'],
];
const full = (s: State, f: StepFrame, a: Buying) => limitsWithout(without(s, a), limits, f.of, judge.meant(s, a).face);
const inWords = (s: State): string => `${phase(s).trainLimit} trains in ${phase(s).cardLimit} certificates`;

/** The limit is that before the change which the purchase causes; nothing is turned over to make room (8.8.2-9). */
export const limitChecks: readonly BuyCheck[] = [
  {
    rule: '8.8.1-1',
    passes: (s, f, a) => full(s, f, a).length === 0 || !startsPhase(s, a.train),
    says: (s, f) => `Before the new phase the ${f.of} may own ${inWords(s)}; what that phase takes away does not help.`,
  },
  {
    rule: '8.8.2-1',
    passes: (s, f, a) => full(s, f, a).length !== 1,
    says: (s, f, a) =>
      `Both limits hold, ${inWords(s)}; the ${f.of} has no room for this one by its ${full(s, f, a)[0]!.name}.`,
  },
  ...phaseLimits.map(
    ([id, rule]): BuyCheck => ({
      rule,
      passes: (s, f, a) => s.phase !== id || full(s, f, a).length === 0,
      says: (s, f) =>
        `In ${s.phase} phase a company owns at most ${inWords(s)}, and the ${f.of} has no room for this one.`,
    }),
  ),
];

export const trainFields = {
  train: field.oneOf(roster.trains),
  face: field.optional(
    field.oneOf([...new Set([...roster.kinds.values()].flatMap(({ faces }) => faces.map(({ name }) => name)))]),
  ),
};
export const insteadField = { instead: field.optional(field.oneOf(roster.trains)) };

/** With each purchase its rusted train can be given back. */
export const waysFor = (
  s: State,
  company: string,
): readonly ({ readonly instead: string } | Record<string, never>)[] => [
  {},
  ...trainsOf(s, roster, company)
    .filter((train) => isRusted(s, train))
    .map((instead) => ({ instead })),
];

const buyTrain = move({
  type: 'buyTrain',
  fields: { ...trainFields, ...insteadField },
  candidates: (s, f: StepFrame) => judge.candidates(s, f, waysFor(s, f.of)),
  checks: [
    onSaleCheck,
    ...insteadChecks,
    ...limitChecks,
    judge.refusing(
      '8.8.1-2',
      'money',
      (s, f, a) => `That train costs ${judge.meant(s, a).face.price}fr, and the ${f.of} has ${cashOf(s, f.of)}fr.`,
    ),
  ],
  apply: (g, f, a) => buyFromBank(g, f.of, a),
});

/** Money to the bank, the certificate to the company; the first of a colour starts its phase at once. */
export function buyFromBank(g: Game, company: string, a: Pick<Buying, 'train' | 'face' | 'instead'>): void {
  const starts = startsPhase(g.s, a.train);
  if (a.instead !== undefined) restock(g, a.instead);
  judge.buy(g, company, a);
  acquired(g, company, a.train);
  if (starts) beginPhase(g, trainDef(a.train).phase);
}

/** What follows when a company has got a train, by whatever means. */
export function acquired(g: Game, company: string, train: string): void {
  closeWithTrain(g, company);
  if (trainDef(train).id === LAST_COLOR) noteGray(g);
}

/** A set in which a company owned a gray train (8.10.1-5). */
function noteGray(g: Game): void {
  const { graySets, stockRound } = g.s.ext;
  if (!graySets.includes(stockRound)) setExt(g, { graySets: [...graySets, stockRound] });
}

export type Offering = Buying & { readonly price: number };

/** The limits of buying from another company; what can be paid is a matter of the step. */
export const tradeChecks: readonly BuyCheck<Offering>[] = [
  judge.refusing(
    '8.8.1-3',
    'not-anothers',
    (_, f) => `Only trains of other companies than the ${f.of} can be bought from their directors.`,
  ),
  {
    rule: '10.2-25',
    passes: (s, _, a) => !isObsolete(s, a.train),
    says: 'An obsolete train cannot be sold to another company.',
  },
  ...insteadChecks,
  ...limitChecks,
  judge.refusing('8.8.1-3', 'no-price', 'A train of another company costs at least 1fr.'),
  judge.refusing('8.8.1-3', 'declined', 'The other director has declined that in this turn; offer more.'),
];

/** Trains of others, each with the prices that can be offered. */
export const tradeCandidates = (s: State, f: StepFrame, most: (train: string) => number) =>
  judge.offers(s, f, waysFor(s, f.of), most).filter(({ fields }) => !isObsolete(s, fields['train'] as string));

export const offerFields = { train: field.oneOf(roster.trains), price: field.amount(), ...insteadField };

const buyTrainFrom = move({
  type: 'buyTrainFrom',
  fields: offerFields,
  candidates: (s, f: StepFrame) => tradeCandidates(s, f, () => cashOf(s, f.of)),
  checks: [
    ...tradeChecks,
    {
      rule: '8.8.1-3',
      passes: (s, f: StepFrame, a) => a.price <= cashOf(s, f.of),
      says: (s, f) => `The ${f.of} has only ${cashOf(s, f.of)}fr.`,
    },
  ],
  apply: (g, f, a) => offerForTrain(g, f, a),
});

export function offerForTrain(g: Game, f: StepFrame, a: Offering & Action): void {
  const [seller] = directorOf(g.s, judge.ownerOf(g.s, a.train)!);
  tradeWith(g, a, seller!, judge.terms(g.s, f, a), sellTrain);
}

/** A director who helps adds what the treasury lacks. */
export const sources = [directorsCash<State>('help')];
export const atHand = (s: State, f: StepFrame): number => cashWith(s, f.of, sources);

/** What a company and its director lack for the cheapest train. */
export const lackingFor = (s: State, company: string): number =>
  Math.max(0, (cheapest(s)?.face.price ?? 0) - cashWith(s, company, sources));

/** What was agreed; the mark of the Engineers is lost. Only in an emergency the director adds something (8.8.1-11). */
export function sellTrain(g: Game, terms: TradeTerms): void {
  const instead = terms['instead'] as string | undefined;
  if (instead !== undefined) restock(g, instead);
  drawUpTo(g, terms.company, terms.price, sources);
  tradeTrain(g, terms);
  unmark(g, terms.id);
  acquired(g, terms.company, terms.id);
}

/** 10.2: the Engineers mark a train, which will run once more instead of rusting; then they are gone. */
const markTrain = move({
  type: 'markTrain',
  fields: { train: field.oneOf(roster.trains) },
  candidates: (s, f: StepFrame) =>
    owns(s, f.of, ENGINEERS)
      ? trainsOf(s, roster, f.of).map((train) => ({ fields: { train }, subjects: [about.train(train)] }))
      : [],
  checks: [
    {
      rule: '10.1-8',
      passes: (s, f: StepFrame) => owns(s, f.of, ENGINEERS),
      says: (_, f) => `The ${f.of} does not own the Val de Loire.`,
    },
    {
      rule: '10.2-22',
      passes: (s, f, a) => s.trains[a.train] === f.of,
      says: (_, f) => `The Engineers mark a train that the ${f.of} owns.`,
    },
  ],
  apply(g, f, a) {
    log(g, { event: 'markTrain', company: f.of, train: a.train });
    setExt(g, { engineers: { train: a.train, obsolete: false } });
    closePrivate(g, ENGINEERS);
  },
});

/** An obsolete train is gone before the train step of the turn in which it could run once more (10.2-24). */
export function dropObsolete(g: Game, company: string): void {
  const { engineers } = g.s.ext;
  if (!engineers?.obsolete || g.s.trains[engineers.train] !== company) return;
  setExt(g, { engineers: null });
  // In gray phase it comes back to the supply like the others (Q42).
  if (g.s.phase === LAST_COLOR) restock(g, engineers.train);
  else moveTrain(g, engineers.train, GONE);
}

const done = passUnless<State, StepFrame>(
  [
    {
      rule: '8.8.1-16',
      passes: (s, f) => !mustBuyTrain(s, f.of) || lacksMoney(s, f.of),
      says: (_, f) => `The ${f.of} has a route but no train, and the money for one: it must buy.`,
    },
  ],
  (g, f) => pop(g, f),
);

export const trains = decides([buyTrain, buyTrainFrom, markTrain, done], (_, f) => `${f.of}: buy trains`);
