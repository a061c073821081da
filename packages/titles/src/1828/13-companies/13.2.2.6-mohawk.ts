/** 13.2.2.6 Mohawk & Hudson: exchanged for a share or for half a director's certificate. */
import {
  updateFrame,
  type Candidate,
  type Check,
  field,
  type FrameKind,
  log,
  pop,
  onlyThen,
  type When,
} from '@roundhouse/kernel';
import { about, cashOf, endStep, IPO, POOL, sharesOf, ownerOf, type StepFrame } from '@roundhouse/rail';
import {
  buying,
  isGrayDirector,
  isParredCheck,
  oneMainAction,
  sources,
  takingChecks,
} from '../07-stock-round/7.3-buying.ts';
import { openPars, parChecks } from '../07-stock-round/7.4-floating.ts';
import { companyIds, dollars } from '../material.ts';
import { plays } from '../readings.ts';
import {
  directorOf,
  type Game,
  isMoneyBound,
  move,
  type OperatingRound,
  playerOwning,
  type State,
  type StockTurn,
} from '../state.ts';
import { closePrivate } from './13.2.1-privates.ts';
import { isParred } from './13.4-systems.ts';
import { mainActionDone } from '../07-stock-round/7.1-order.ts';

export const MOHAWK = 'M&H';

interface Exchange {
  readonly by: string;
  readonly company: string;
  readonly from: string;
  readonly price?: number | undefined;
}

const fields = {
  company: field.oneOf(companyIds),
  from: field.oneOf(sources),
  /** The par price, where it is exchanged for half a director's certificate. */
  price: field.optional(field.amount()),
};

const halfCertificate = (a: Exchange): boolean => a.price !== undefined;

function candidates(s: State): Candidate[] {
  const shares = companyIds.flatMap((company) =>
    [IPO, POOL]
      .filter((from) => sharesOf(s, company, from) > 0 && s.companies[company]!.status !== 'closed')
      .map((from) => ({ fields: { company, from }, subjects: [about.company(company)] })),
  );
  const directorships = companyIds
    .filter((company) => s.companies[company]!.status === 'unstarted')
    .flatMap((company) =>
      openPars(s).map(({ price }) => ({ fields: { company, from: IPO, price }, subjects: [about.company(company)] })),
    );
  return [...shares, ...directorships];
}

const checks: readonly Check<State, unknown, Exchange>[] = [
  {
    rule: '13.2.2.6-2',
    passes: (s, _, a) => playerOwning(s, MOHAWK) === a.by,
    says: 'Only the player who owns the Mohawk & Hudson can exchange it.',
  },
  {
    rule: '13.2.2.6-3',
    passes: (s, _, a) => !halfCertificate(a) || (s.companies[a.company]!.status === 'unstarted' && a.from === IPO),
    says: (_, _f, a) => `The director’s certificate of the ${a.company} has already been taken.`,
  },
  {
    ...isParredCheck,
    passes: (s, _, a) =>
      halfCertificate(a) ||
      isParred(s, a.company) ||
      (plays(s, 'exchange', 'generous') && s.companies[a.company]!.status === 'unstarted'),
  },
  ...takingChecks,
  {
    // By that reading a share of a company without a par price can be had; the director's certificate stays whole.
    rule: '7.3-3',
    passes: (s, _, a) => halfCertificate(a) || isParred(s, a.company) || sharesOf(s, a.company, IPO) > 2,
    says: (_, _f, a) => `Only the director’s certificate of the ${a.company} is left.`,
  },
  ...parChecks,
  {
    rule: '7.1-9',
    passes: (s, _, a) => cashOf(s, a.by) >= (a.price ?? 0),
    says: (s, _, a) =>
      `The other half of the certificate costs ${dollars(a.price!)}, and you have ${dollars(cashOf(s, a.by))}.`,
  },
];

/** 13.2.2.6-6. */
function carryOut(g: Game, a: Exchange): void {
  log(g, { event: 'exchange', by: a.by, company: a.company, from: a.from });
  closePrivate(g, MOHAWK);
  if (a.price === undefined) buying.take(g, a.by, a.company, a.from);
  else buying.start(g, { ...a, price: a.price }, 1);
}

const whenExchanged: readonly When<State>[] = [
  {
    rule: '13.2.2.6-2',
    passes: (s) => ownerOf(s, MOHAWK).length > 0,
    says: 'No player owns the Mohawk & Hudson any longer.',
  },
  onlyThen('13.2.2.6-4', 'You can exchange the Mohawk & Hudson on your stock turn, or any time in an operating round.'),
];

/** As the main action of a stock turn (13.2.2.6-4, 13.2.2.6-7). */
export const exchange = move({
  type: 'exchange',
  fields,
  candidates: (s, f: StockTurn, by) => (f.main === null && playerOwning(s, MOHAWK) === by ? candidates(s) : []),
  checks: [oneMainAction, ...checks],
  when: [mainActionDone, ...whenExchanged],
  apply(g, f, a) {
    const generous = plays(g.s, 'exchange', 'generous');
    const again = generous && isGrayDirector(g.s, a.by, a.company) ? a.company : null;
    carryOut(g, a);
    // By that reading half a certificate is no main action: a purchase can follow, and a pass is a pass.
    if (generous && halfCertificate(a)) return;
    updateFrame(g, f, { main: 'exchange', again, prices: {} });
  },
});

/** Is this player selling shares for a train? */
function isRaising(s: State, player: string): boolean {
  const top = s.stack.at(-1)!;
  return top.kind === 'emergency' && isMoneyBound(top) && directorOf(s, top.of).includes(player);
}

/** At any time in an operating round, also in the turns of others. */
export const exchangeAnyTime = move({
  type: 'exchange',
  ambient: true,
  fields,
  actors: (s) => ownerOf(s, MOHAWK),
  candidates: (s, _f: OperatingRound) => candidates(s),
  checks: [
    {
      rule: '13.2.2.6-5',
      passes: (s) => !['offer', 'lastCall'].includes(s.stack.at(-1)!.kind),
      says: 'An offer is waiting for an answer; you can exchange once it has been given.',
    },
    {
      rule: 'Q36',
      passes: (s, _, a) => !halfCertificate(a) || !isRaising(s, a.by),
      says: 'You sold shares to buy a train: buy it before you exchange.',
    },
    ...checks,
  ],
  when: whenExchanged,
  apply: (g, _, a) => carryOut(g, a),
});

/** Before the first turn of a round: whom it floats now can operate in it, even if there is no other company. */
export const mohawk = {
  actors: (s, f) => ownerOf(s, f.of),
  moves: [endStep],
  advance(g, f) {
    const over = ownerOf(g.s, f.of).length === 0;
    if (over) pop(g, f);
    return over;
  },
  asks: () => 'Exchange the Mohawk & Hudson before anyone operates, or wait',
} satisfies FrameKind<State, StepFrame>;
