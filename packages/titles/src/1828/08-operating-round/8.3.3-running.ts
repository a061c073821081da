/** 8.3.3 Run train(s). */
import { become, type FrameKind, pop } from '@roundhouse/kernel';
import { asGoodAsShown, beatsShown, earnsWhatIsSaid, runJudge, runMoves } from '@roundhouse/rail';
import { networkFor, routeChecks, runners } from '../15-trains/15.2-routes.ts';
import { nameOf } from '../material.ts';
import { plays } from '../readings.ts';
import { directorOf, operatingTurnOf, type RunStep, type State } from '../state.ts';

const judge = runJudge<State, RunStep>({
  network: (s, f) => networkFor(s, f.of),
  trains: (s, f) => runners(s, f.of),
  nameOf,
});

const moves = runMoves<State, RunStep>({
  judge,
  checks: routeChecks(judge),
  best: [
    asGoodAsShown(
      judge,
      '8.3.3-2',
      (shown, earned) => `A run for $${shown} has been shown, and this one earns $${earned}: the best must be used.`,
      (s) => plays(s, 'bestRun', 'free'),
    ),
  ],
  shown: [
    earnsWhatIsSaid(judge, '15.3.1-2', (earned, said) => `These routes earn $${earned}, not $${said}.`),
    beatsShown('8.3.3-2', (shown) => `A run for $${shown} has been shown already.`),
  ],
  ran(g, f, revenue) {
    pop(g, f);
    become(g, operatingTurnOf(g.s)!, { revenue });
  },
});

export const run = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [moves.run, moves.indicate],
  asks: (_, f) => `${f.of}: run its trains`,
} satisfies FrameKind<State, RunStep>;
