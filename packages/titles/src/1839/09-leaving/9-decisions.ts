/** 9 Player bankruptcy and concession: decisions that nobody makes any more, and turns that go on to the next (Q61, Q62). */
import { dropFrames, log, type PlayerId, updateFrame } from '@roundhouse/kernel';
import { leftOf, type Offer, partiesOf, returnCard, setExt } from '@roundhouse/rail';
import { auction } from '../06-private-auction/6-process.ts';
import { directorOf, type Frames, type Game, type PrivateAuction, type State, stockRoundOf } from '../state.ts';

/** Of a company that is no longer there: its turn, its steps, its answer. */
const isOfGone = (s: State, { of = '' }: { readonly of?: string }): boolean =>
  s.companies[of] !== undefined && s.companies[of].status !== 'started';

/** What waits for this player, or belongs to a company that has gone with him. */
function isOver(s: State, frame: Frames, player: PlayerId): boolean {
  if (frame.kind === 'leaving') return false;
  if (frame.kind === 'offer') return partiesOf(frame).includes(player);
  // Its company has no price yet, which does not mean that it is gone.
  if (frame.kind === 'par') return frame.by === player;
  if (frame.kind === 'homes') return directorOf(s, frame.of).includes(player);
  return frame.of === player || ('by' in frame && frame.by === player) || isOfGone(s, frame);
}

/** Offers by or to the player lapse; the player's turn, and that of a nationalised company, end (9-18). */
export function dropDecisionsOf(g: Game, player: PlayerId): void {
  const lapsed = g.s.stack.filter((frame): frame is Offer => frame.kind === 'offer' && isOver(g.s, frame, player));
  for (const { terms } of lapsed) log(g, { event: 'lapsed', terms });
  dropFrames(g, (frame) => isOver(g.s, frame, player));
}

/** The cards of both colours close up, keeping their order (9-19); if it was the player's turn, the next one's comes. */
export function takeOutOfOrder(g: Game, player: PlayerId): void {
  const next = leftOf(g.s.ext.order, player);
  const { order, nationalisers } = g.s.ext;
  setExt(g, {
    order: order.filter((one) => one !== player),
    nationalisers: nationalisers.filter((one) => one !== player),
    agreed: {},
  });
  const round = stockRoundOf(g.s);
  if (round) {
    const cards = returnCard(round.cards, player);
    updateFrame(g, round, round.turn === player ? { cards, turn: next } : { cards });
  }
  const lots = g.s.stack.find((frame): frame is PrivateAuction => frame.kind === 'privateAuction');
  if (lots?.turn === player) auction.handOn(g, lots, next);
}
