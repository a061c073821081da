/** What is left of the recorded actions: those in force, the automatic ones among them, in the order of play. */
import type { SiteAction } from './export.ts';
import { ImportError } from './import-error.ts';
import { Line } from './line.ts';

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
const nowCalled: ReadonlyMap<string, string> = new Map([
  ['buy_share', 'buy_shares'],
  ['sell_share', 'sell_shares'],
  ['buy_special', 'special_buy'],
]);

/**
 * Undo takes back the last action, or all after the one that it names; messages are never taken back. Redo brings back
 * what the last undo took. Any other action but a message ends the chance to redo.
 */
export function actionsInForce(actions: readonly SiteAction[]): Numbered[] {
  const line = new Line<Numbered>();
  const messages: Numbered[] = [];
  actions.forEach((raw, index) => {
    const action: Numbered = { ...raw, id: raw.id ?? index + 1, at: index };
    if (isMessage(action)) {
      messages.push(action);
      line.pass(action);
    } else if (action.type === 'undo') line.undo(action.action_id ?? null);
    else if (action.type !== 'redo') line.add(action);
    else if (!line.redo()) throw new ImportError('There is nothing to redo.', action.id);
  });
  return [...messages, ...line.moves].sort((a, b) => a.at - b.at);
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
        throw new ImportError(`The file does not say who acts (${one.type}).`, action.id);
      }
      const { entity } = one;
      const type = nowCalled.get(one.type) ?? one.type;
      const entityType = one.entity_type?.toLowerCase() ?? '';
      records.push({ id: action.id, sub, type, entity, entityType, fields: one });
    });
  }
  return { records, endedByHand: false };
}
