/** 7.2 Operating Round actions: the steps of a company's turn, in this order only (7.2-1). */
import { askDiscards, askIf, turnOfSteps } from '@roundhouse/rail';
import { assign } from '../06-stock-round/6.4.3-use.ts';
import { isPublic } from '../13-companies/13.1-sizes.ts';
import { isUndirected } from '../13-companies/13.4-directors.ts';
import { limits, trainsOf } from '../13-companies/13.7-train-limit.ts';
import { turnOver } from '../16-stock-market.ts';
import type { OperatingTurn, State } from '../state.ts';
import { order } from './7.2-order.ts';
import { step as dividend } from './7.2.4-dividends.ts';
import { step as run } from './7.2.3-running.ts';
import { step as track } from './7.2.1-track.ts';
import { step as station } from './7.2.2-stations.ts';
import { takeLoan } from './7.2-loans.ts';
import { enterDue } from './7.2.5-maintenance.ts';
import { failIfTrainless, mayBuy, mayBuyEarly } from './7.2.7-trains.ts';
import { mayRepay } from './7.2.9-repaying.ts';

/** What a loan cannot change is asked or passed over without a pause: it can be taken in the steps around it. */
const turn = turnOfSteps<State, OperatingTurn>(
  order,
  [
    track,
    station,
    {
      name: 'earlyTrains',
      // 7.2-2.
      enter: (g, f) => askIf(g, mayBuyEarly(g.s, f.of), { kind: 'earlyTrains', of: f.of }),
    },
    // When trains are run, too, there are no more than allowed (13.7-1).
    { name: 'limit', enter: (g, f) => askDiscards(g, limits, [f.of]) },
    run,
    dividend,
    { name: 'maintenance', enter: (g, f) => enterDue(g, f.of, 'maintenance') },
    {
      name: 'discards',
      enter: (g, f) =>
        askIf(g, !isUndirected(g.s, f.of) && trainsOf(g.s, f.of).length > 0, { kind: 'discards', of: f.of }),
    },
    {
      name: 'trains',
      enter: (g, f) => askIf(g, mayBuy(g.s, f.of), { kind: 'trains', of: f.of }),
      whySkipped: (s, { of }) =>
        isUndirected(s, of) ? { why: 'undirected' } : { why: 'full', count: trainsOf(s, of).length },
    },
    { name: 'trainless', enter: (g, f) => failIfTrainless(g, f.of) },
    { name: 'interest', enter: (g, f) => enterDue(g, f.of, 'interest') },
    {
      name: 'repaying',
      enter: (g, f) => askIf(g, mayRepay(g.s, f), { kind: 'repaying', of: f.of }),
    },
    {
      name: 'turned',
      // 7.1-2, 7.1-3, 7.1-5, 7.1-7.
      enter: (g, f) => {
        if (isPublic(g.s, f.of)) turnOver(g, f.of);
      },
    },
  ],
  () => true,
);

/** What is open at any time of the turn. */
const atAnyTime = [takeLoan, assign] as const;
export const operatingTurn = turn.kind(atAnyTime);
export const pause = turn.pause(atAnyTime, (_, f) => `${f.of}: anything else before the next step?`);
