/** What is left of the recorded actions: those in force, the automatic ones among them, in the order of play. */
import type { SiteAction } from './export.ts';
import { ImportError } from './import-error.ts';

/** One move of the recorded game. */
export interface SiteRecord {
  /** The number of the recorded action. */
  readonly id: number;
  /** 0 for the action itself; 1, 2, … for the automatic ones that came with it. */
  readonly sub: number;
  readonly type: string;
  /** Who moves: a player's id, a company or a private. Master mode changes only who typed it, which is not used. */
  readonly entity: string;
  readonly entityType: string;
  /** The whole action, for the fields of its type. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface Records {
  readonly records: readonly SiteRecord[];
  /** The players ended the game by hand; whatever follows is no part of it. */
  readonly endedByHand: boolean;
}

/** With its number, and its place in the export. */
type Numbered = SiteAction & { readonly id: number; readonly at: number };

const isMessage = (action: SiteAction): boolean => action.type === 'message';

/** Types that had another name once. */
const nowCalled: Readonly<Record<string, string>> = {
  buy_share: 'buy_shares',
  sell_share: 'sell_shares',
  buy_special: 'special_buy',
};

/**
 * Undo takes back the last action, or all after the one that it names; messages are never taken back. Redo brings back
 * what the last undo took. Any other action but a message ends the chance to redo.
 */
export function actionsInForce(actions: readonly SiteAction[]): Numbered[] {
  let kept: Numbered[] = [];
  let undone: Numbered[][] = [];
  actions.forEach((raw, index) => {
    const action: Numbered = { ...raw, id: raw.id ?? index + 1, at: index };
    if (action.type === 'undo') {
      const taken = takenBack(kept, action);
      kept = kept.filter((one) => !taken.includes(one));
      undone.push(taken);
    } else if (action.type === 'redo') {
      const back = undone.pop();
      if (!back) throw new ImportError('There is nothing to redo.', action.id);
      // Only messages can have come in between.
      kept = [...kept, ...back].sort((a, b) => a.at - b.at);
    } else {
      if (!isMessage(action)) undone = [];
      kept.push(action);
    }
  });
  return kept;
}

function takenBack(kept: readonly Numbered[], undo: Numbered): Numbered[] {
  const moves = kept.filter((action) => !isMessage(action));
  const to = undo.action_id ?? null;
  if (to === null) return moves.slice(-1);
  const last = lastToStay(kept, to);
  return moves.filter(({ at }) => at > last);
}

/** The place of the action that an undo names, by its number, or by the one that it had before it was numbered anew. */
function lastToStay(kept: readonly Numbered[], number: number): number {
  const named = kept.find(({ id }) => id === number) ?? kept.find(({ original_id: original }) => original === number);
  return named?.at ?? kept.findLast(({ id }) => id <= number)?.at ?? -1;
}

/**
 * Standing orders change nothing themselves: the moves that they cause are recorded as automatic actions. Nor do notes
 * of what happened by itself.
 */
const changesNothing = ({ type }: Pick<SiteAction, 'type'>): boolean =>
  type.startsWith('program_') || ['message', 'auto', 'log'].includes(type);

export function recordsOf(actions: readonly SiteAction[]): Records {
  const records: SiteRecord[] = [];
  for (const action of actionsInForce(actions)) {
    if (action.type === 'end_game') return { records, endedByHand: true };
    [action, ...(action.auto_actions ?? [])].forEach((one, sub) => {
      if (changesNothing(one)) return;
      if (one.entity === null || one.entity === undefined) {
        throw new ImportError(`It does not say who does it (${one.type}).`, action.id);
      }
      const { entity } = one;
      const type = nowCalled[one.type] ?? one.type;
      const entityType = one.entity_type?.toLowerCase() ?? '';
      records.push({ id: action.id, sub, type, entity, entityType, fields: one });
    });
  }
  return { records, endedByHand: false };
}
