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

type Numbered = SiteAction & { readonly id: number };

const isMessage = (action: SiteAction): boolean => action.type === 'message';

/**
 * Undo takes back the last action, or all after the one that it names; messages are never taken back. Redo brings back
 * what the last undo took. Any other action but a message ends the chance to redo.
 */
export function actionsInForce(actions: readonly SiteAction[]): Numbered[] {
  let kept: Numbered[] = [];
  let undone: Numbered[][] = [];
  actions.forEach((raw, index) => {
    const action: Numbered = { ...raw, id: raw.id ?? index + 1 };
    if (action.type === 'undo') {
      const taken = takenBack(kept, action);
      kept = kept.filter((one) => !taken.includes(one));
      undone.push(taken);
    } else if (action.type === 'redo') {
      const back = undone.pop();
      if (!back) throw new ImportError('There is nothing to redo.', action.id);
      // Only messages can have come in between; the order of the numbers is the order of play.
      kept = [...kept, ...back].sort((a, b) => a.id - b.id);
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
  return to === null ? moves.slice(-1) : moves.filter((action) => action.id > to);
}

/** Standing orders change nothing themselves: the moves that they cause are recorded as automatic actions. */
const isOrder = (type: string): boolean => type.startsWith('program_');

export function recordsOf(actions: readonly SiteAction[]): Records {
  const records: SiteRecord[] = [];
  for (const action of actionsInForce(actions)) {
    if (action.type === 'end_game') return { records, endedByHand: true };
    [action, ...(action.auto_actions ?? [])].forEach((one, sub) => {
      if (isMessage(one) || isOrder(one.type)) return;
      if (one.entity === null || one.entity === undefined) {
        throw new ImportError(`It does not say who does it (${one.type}).`, action.id);
      }
      const { type, entity, entity_type: entityType } = one;
      records.push({ id: action.id, sub, type, entity, entityType: entityType ?? '', fields: one });
    });
  }
  return { records, endedByHand: false };
}
