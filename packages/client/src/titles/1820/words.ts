import { BANK, type FrameName, type RailState } from '@roundhouse/rail';
import type { title1820 } from '@roundhouse/titles';
import { type Steps, stockSteps, type TurnStep } from '../../table/decision/steps.ts';
import type { MessageId, Words } from '../../table/words.ts';
import { refusedDrafts } from './refusals.ts';
import { frameOf } from './state.ts';

/** Which draft of a float or an increase it is, once one has been refused. */
export function draftNumber(s: RailState): Words | null {
  const refused = refusedDrafts(s);
  return refused > 0 ? { id: 'own.slip.draft', values: { draft: refused + 1 } } : null;
}

/** One main action, never done again. */
const stockTurnOf = (s: RailState) => {
  const turn = frameOf(s, 'stockTurn');
  return turn && { ...turn, again: null };
};

const named = (names: readonly MessageId[], at: number): Steps => ({
  steps: names.map((name) => ({ name, frames: [] })),
  at,
});

/** The steps of a company's turn, as few as tell where it stands. */
const TURN: readonly TurnStep<FrameName<typeof title1820>>[] = [
  { name: 'own.step.track', frames: ['earlyTrains', 'track', 'station'] },
  { name: 'own.step.run', frames: ['run'] },
  { name: 'own.step.dividend', frames: ['dividend'] },
  { name: 'own.step.upkeep', frames: ['due', 'discards'] },
  { name: 'own.step.trains', frames: ['trains', 'contribution', 'discard'] },
  { name: 'own.step.loans', frames: ['repaying'] },
];
const LOANS = TURN.length - 1;

function stepOfTurn(s: RailState): number {
  const due = frameOf(s, 'due');
  if (due?.what === 'interest') return LOANS;
  return TURN.findLastIndex(({ frames }) => frames.some((kind) => frameOf(s, kind)));
}

const ROUND: readonly MessageId[] = [
  'own.step.chart',
  'own.step.discard',
  'own.step.issue',
  'own.step.liquidate',
  'own.step.takeovers',
];

/** Chart and trains come by themselves, so what is asked tells the step. */
function stepOfRound(s: RailState): number {
  const lot = frameOf(s, 'bidding') ?? frameOf(s, 'accepting') ?? frameOf(s, 'acquiring') ?? frameOf(s, 'takeover');
  const liquidates = lot?.kind === 'takeover' ? lot.deal === 'liquidation' : lot?.offeredBy === BANK;
  if (frameOf(s, 'offering')) return 4;
  return liquidates || frameOf(s, 'shortfall') ? 3 : 2;
}

type Deal = NonNullable<ReturnType<typeof frameOf<'takeover'>>>['deal'];
/** What happens one after another when a company is taken over, sold up by the bank, or merged with an older private one (8.4.3, 8.5, 8.2). */
const PROCEDURE: Readonly<Record<Deal, readonly MessageId[]>> = {
  takeover: [
    'own.step.shares',
    'own.step.cash',
    'own.step.loans',
    'own.step.markers',
    'own.step.trains',
    'own.step.name',
  ],
  liquidation: ['own.step.bid', 'own.step.markers', 'own.step.trains', 'own.step.settle'],
  merger: ['own.step.markers', 'own.step.trains', 'own.step.name'],
};

/** The rail above a question: a float, a takeover under way, a stock turn, a company's turn, or the round of takeovers. */
export function steps(s: RailState): Steps | null {
  const takeover = frameOf(s, 'takeover');
  if (takeover) return named(PROCEDURE[takeover.deal], takeover.next - 1);
  const float = frameOf(s, 'float');
  if (float) {
    const at = s.stack.at(-1)?.kind === 'offer' ? 3 : float.plan === null ? 0 : float.placed ? 2 : 1;
    return named(['own.step.company', 'own.step.places', 'own.step.buyers', 'own.step.consents'], at);
  }
  const increase = frameOf(s, 'increase');
  if (increase) {
    const at = s.stack.at(-1)?.kind === 'offer' ? 2 : increase.asked.length > 0 ? 0 : 1;
    return named(['own.step.sellers', 'own.step.buyers', 'own.step.consents'], at);
  }
  const turn = stockTurnOf(s);
  if (turn) return stockSteps(['own.step.sell', 'own.step.act', 'own.step.sellAgain'], turn);
  if (frameOf(s, 'operatingTurn')) return { steps: TURN, at: stepOfTurn(s) };
  const round = frameOf(s, 'takeoverRound');
  return round ? named(ROUND, stepOfRound(s)) : null;
}
