import type { Written } from './writer.ts';

type Chance = (below: number) => number;
type Numbered = Written & { id: number };

/**
 * The same game with all that a record has besides: messages, orders, moves that were taken back or brought again,
 * automatic actions, passes of players in silence, and gaps in the numbers.
 */
export function withNoise(actions: readonly Written[], chance: Chance, silence = true): Numbered[] {
  const out: Numbered[] = [];
  let id = 0;
  /** In the auction passes tell who is still in; in a stock round they may be silent. */
  let stock = false;
  const add = (action: Written): Numbered => {
    id += 1 + (chance(4) === 0 ? 2 : 0);
    const numbered = { ...action, id };
    out.push(numbered);
    return numbered;
  };
  const junk = (): Written => ({ type: 'pass', entity: 107, entity_type: 'player' });
  for (const action of actions) {
    const last = out.at(-1);
    switch (chance(10)) {
      case 0:
        add({ type: 'message', entity: 107, entity_type: 'player', message: 'hello' });
        break;
      case 1:
        add({ type: 'program_share_pass', entity: 107, entity_type: 'player' });
        break;
      case 2: {
        add(junk());
        add({ type: 'undo', entity: 107 });
        break;
      }
      case 3: {
        const to = id;
        add(junk());
        add({ type: 'message', entity: 107, message: 'no' });
        add(junk());
        add({ type: 'undo', entity: 107, action_id: to });
        break;
      }
      case 4:
        if (last && last.type !== 'message' && last.type !== 'redo' && !last.type.startsWith('undo')) {
          add({ type: 'undo', entity: 107 });
          add({ type: 'message', entity: 107, message: 'sorry' });
          add({ type: 'redo', entity: 107 });
        }
        break;
      default:
    }
    const before = out.at(-1);
    stock ||= silence && action.type === 'par';
    const silent = stock && action.type === 'pass' && action['entity_type'] === 'player' && chance(3) === 0;
    if (before?.type === 'lay_tile' && action.type === 'pass') before['auto_actions'] = [action];
    else if (!silent) add(action);
  }
  return out;
}
