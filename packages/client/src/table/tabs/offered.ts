import type { GameView, Abilities } from '../../game/handle.ts';
import { TABS } from '../store.ts';

/** The ways to look at the game; a look back only where nobody is helped by it against other people who play. */
export const tabsOf = (can: Abilities, view: GameView): readonly (typeof TABS)[number][] =>
  can.hints || (can.try && view.state.ended) ? TABS : WITHOUT_REVIEW;

const WITHOUT_REVIEW = TABS.filter((tab) => tab !== 'review');
