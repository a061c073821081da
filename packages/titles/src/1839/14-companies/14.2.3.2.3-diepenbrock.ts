/** 14.2.3.2.3 Diepenbrock en Reigers te Ulft: the train that it has turned into is given to a company, at any time. */
import { field, type PlayerId, onlyThen } from '@roundhouse/kernel';
import {
  about,
  isFullBy,
  moveTrain,
  type OfferingStep,
  type TradeTerms,
  tradeWith,
  wasDeclined,
} from '@roundhouse/rail';
import { isFloated } from '../07-stock-round/7.5-floating.ts';
import { staying } from '../09-leaving/9-concession.ts';
import { limits } from '../16-trains/16.1-trains.ts';
import { companyIds, KEPT_TRAIN, trainLimit } from '../material.ts';
import { directorOf, type Game, move, type State } from '../state.ts';

/** The owner of the train, once the private has turned into it; one who is leaving the game gives nothing away any more. */
const holder = (s: State): PlayerId | undefined => staying(s).find((player) => s.trains[KEPT_TRAIN] === player);

const termsFor = (company: string): TradeTerms => ({ thing: 'keptTrain', id: KEPT_TRAIN, company, price: 0 });

/** Where a refusal is remembered: the turn, or the question of step 8. */
const stepOf = (s: State): OfferingStep | undefined =>
  s.stack.findLast((frame): frame is typeof frame & OfferingStep => 'declined' in frame);

/** Its holder may give it to any floated company, and a director may ask for it; the other one agrees (14.2.3.2.3-3, Q71). */
const deciders = (s: State, company: string): PlayerId[] => [holder(s) ?? '', ...directorOf(s, company)];

/** For nothing; it has not run, and will run once, whatever the phase (14.2.3.2.3-6). */
export const giveKeptTrain = (g: Game, { company }: TradeTerms): void => moveTrain(g, KEPT_TRAIN, company);

export const assignTrain = move({
  type: 'assignTrain',
  fields: { company: field.oneOf(companyIds) },
  ambient: true,
  actors: (s) => (holder(s) === undefined ? [] : staying(s)),
  candidates: (s, _, by) =>
    companyIds
      .filter((company) => isFloated(s, company) && deciders(s, company).includes(by))
      .map((company) => ({ fields: { company }, subjects: [about.company(company), about.train(KEPT_TRAIN)] })),
  checks: [
    {
      rule: 'Q71',
      passes: (s) => s.stack.at(-1)?.kind !== 'offer',
      says: 'An offer is waiting for an answer; nothing else can happen first.',
    },
    {
      rule: '14.2.3.2.3-3',
      passes: (s, _, a) => isFloated(s, a.company) && deciders(s, a.company).includes(a.by),
      says: (s, _f, a) =>
        isFloated(s, a.company)
          ? `Only the owner of the train and the director of the ${a.company} can propose that.`
          : `The ${a.company} has not floated, so it cannot own a train.`,
    },
    {
      rule: '14.2.3.2.3-5',
      passes: (s, _, a) => !isFullBy(s, limits, a.company),
      says: (s, _f, a) =>
        `The ${a.company} already has ${trainLimit(s, s.phase)} trains, the limit in ${s.phase} phase.`,
    },
    {
      rule: '14.2.3.2.3-4',
      passes(s, _, a) {
        const step = stepOf(s);
        return step === undefined || !wasDeclined(step, termsFor(a.company));
      },
      says: (_, _f, a) => `The train for the ${a.company} has just been declined.`,
    },
  ],
  when: [onlyThen('14.2.3.2.3-3', 'Diepenbrock’s train can be given away only while a player keeps it.')],
  apply(g, _, a) {
    const other = holder(g.s) === a.by ? directorOf(g.s, a.company)[0]! : holder(g.s)!;
    tradeWith(g, a, other, termsFor(a.company), giveKeptTrain);
  },
});
