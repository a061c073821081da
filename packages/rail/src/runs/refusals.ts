/** What the books say of a route in the same words: a title names the rule. */
import type { Check, Frame } from '@roundhouse/kernel';
import type { RailState } from '../state.ts';
import type { RunAction, RunJudge } from './judging.ts';

/** `called`: what a train is called; `hexside`: the book's word for the edge of a hex. */
export function routeRefusals<S extends RailState, F extends Frame & { readonly of: string }>(
  { refusing }: Pick<RunJudge<S, F>, 'refusing'>,
  called: (train: string) => string,
  hexside = 'hex edge',
) {
  type Refusal = (rule: string) => Check<S, F, RunAction>;
  const routeOf = (train: string): string => `The ${called(train)} train’s route`;
  const ownTrainsOnce: Refusal = (rule) =>
    refusing(rule, ['unknown-train', 'train-twice'], ({ code }, _, { of }) =>
      code === 'train-twice' ? 'Each train runs once a turn.' : `The ${of} can run only its own trains.`,
    );
  const withMarker: Refusal = (rule) =>
    refusing(
      rule,
      ['no-station'],
      ({ train }, _, { of }) => `${routeOf(train)} must include a city with a marker of the ${of}.`,
    );
  const notThroughFull: Refusal = (rule) =>
    refusing(
      rule,
      ['blocked'],
      ({ stop }, where, { of }) =>
        `Other companies’ markers fill ${where(stop)}; the ${of} may end there but not run through.`,
    );
  const hexsidesOnce: Refusal = (rule) =>
    refusing(
      rule,
      ['track-twice'],
      ({ train }) => `${routeOf(train)} crosses a ${hexside} twice.`,
      ({ other }) => other === undefined,
    );
  // Turning at a hexside goes over the end of the track twice, even where two lines meet there.
  const noTurningBack: Refusal = (rule) =>
    refusing(
      rule,
      ['not-continuous'],
      ({ train }) => `${routeOf(train)} turns back over track it has already used.`,
      ({ why }) => why === 'turned-back',
    );
  const trackOnce: Refusal = (rule) =>
    refusing(rule, ['track-twice'], () => 'Two of these routes share a piece of track.');
  const unbroken = (rule: string, ...more: 'wrong-end'[]): Check<S, F, RunAction> =>
    refusing(
      rule,
      ['not-continuous', 'unknown-point', ...more],
      ({ train }) => `${routeOf(train)} is not one continuous line of track.`,
    );
  return { ownTrainsOnce, withMarker, notThroughFull, hexsidesOnce, noTurningBack, trackOnce, unbroken };
}
