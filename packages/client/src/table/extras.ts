import type { Outcome } from '@roundhouse/rail/telling/consequences';
import { type ComponentType, createContext, useContext } from 'react';

/** What a page around the table adds to it in certain places: a board of one's own, a position that was sent. */
export interface Extras {
  /** In place of the title's name and the game's. */
  readonly Name?: ComponentType;
  /** In place of whose turn it is and whether it is saved. */
  readonly Chips?: ComponentType;
  /** In place of the tabs and what they show. */
  readonly Middle?: ComponentType;
  /** In place of the decision. */
  readonly Panel?: ComponentType;
  /** In the table's menu, before what is in every one. */
  readonly Menu?: ComponentType;
  /** Over the decision, and under its buttons. */
  readonly Above?: ComponentType;
  readonly Below?: ComponentType;
  /** Among the buttons of a decision, after its own. */
  readonly Beside?: ComponentType;
  /** Over the board; on a phone it says there what is the matter with the line. */
  readonly OnMap?: ComponentType;
  /** After what a choice would change. */
  readonly Consequence?: ComponentType<{ readonly outcome: Extract<Outcome, { ok: true }> }>;
  /** On a player's card, after the worth. */
  readonly OnPlayer?: ComponentType<{ readonly player: string }>;
  /** On a player's card, at the end of its figures. */
  readonly Clock?: ComponentType<{ readonly player: string }>;
  /** On a phone: under the title, and a place of its own behind the tab bar. */
  readonly PhoneHead?: ComponentType;
  readonly PhonePlace?: { readonly name: string; readonly Part: ComponentType };
  /** Opens a board of one's own here, where an address of the game has no room for it. */
  readonly onTry?: (at: number) => void;
}

const NOTHING: Extras = {};
const ExtrasContext = createContext<Extras>(NOTHING);

export const ExtrasProvider = ExtrasContext;
export const useExtras = (): Extras => useContext(ExtrasContext);
