/** Why an action of a Stock Round that nothing asks for now is not possible; `words.json` has the sentences. */
import type { LoggedAction } from '@roundhouse/kernel';
import { wrongMomentsIn } from '@roundhouse/rail';
import { type Frames, type State, stockRoundOf } from '../state.ts';
import words from '../words.json' with { type: 'json' };

const wrong = wrongMomentsIn<State>()(words);

const isAsked = (s: State, ...kinds: readonly Frames['kind'][]): boolean =>
  s.stack.some(({ kind }) => kinds.includes(kind));
/** Are the stock actions under way, or the lobbies that interrupt them? */
const isActing = (s: State): boolean => isAsked(s, 'stockTurn', 'lobbies');

/** Was it meant for an auction of future trains? */
const isForTrains = ({ frame }: LoggedAction): boolean => frame.startsWith('futureTrains/');

export const stockMoments = [
  wrong('bid', '6.3.1-2', (_, { frame }) => frame !== 'cousinAuction'),
  wrong('overpay', '6.3.3-8', () => false),
  wrong('buyCousin', '6.3.3-4', () => false),
  wrong('bid', '6.1-1', (s, a) => !isForTrains(a) || !isAsked(s, 'cousinAuction', 'overpayment', 'leftovers')),
  wrong('bid', '10.4-2', (_, a) => !isForTrains(a), ['decline', 'leave']),
  wrong('takeTrain', '6.4.2-2', () => false, ['takeBoth', 'takeNone']),
  wrong('lobby', '6.5.1-5', (s) => stockRoundOf(s)?.resolved !== true, ['raise', 'increase']),
  wrong('lobby', '6.1-1', isActing, ['raise', 'increase', 'buy']),
  wrong('redeem', '6.5.3.1-1', isActing),
  wrong('sell', 'Q80', isActing),
  wrong('keepShares', '6.5.2.2-8', (s) => isAsked(s, 'increase')),
  wrong('allot', '6.6.2-13', (s) => isAsked(s, 'float', 'increase')),
  wrong('found', '6.6.1-3', (s) => isAsked(s, 'float'), ['place', 'keepMarker', 'proposeFloat']),
  wrong('chooseHeir', '13.4-5', () => false),
].flat();
