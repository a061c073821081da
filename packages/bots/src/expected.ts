/** What each player may expect to have at the end of the game. */
import { anyTitle, type RailState, type RailTitle } from '@roundhouse/rail';
import { makeMind } from './mind/mind.ts';
import { worthOf } from './value.ts';
import { imagined, type View } from './view.ts';
import { type Weights, weightsFor } from './weights/index.ts';

export function expectedWorths<S extends RailState>(
  title: RailTitle<S>,
  view: View<S>,
  weights: Weights = weightsFor(title.id),
): Record<string, number> {
  const s = imagined(view);
  const mind = makeMind(anyTitle(title), s, s.players[0]!, weights);
  return Object.fromEntries(
    s.players.map((player) => {
      const { others: _, ...own } = worthOf(mind, s, player).parts;
      return [player, Object.values(own).reduce((sum, part) => sum + part, 0)];
    }),
  );
}
