/** What the texts of this game need beyond its words. */
import { enclosing, type LoggedAction, type TextValues } from '@roundhouse/kernel';
import { finishing, type Names, type RailTitle, type Said, type Wording } from '@roundhouse/rail';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';
import { atHand } from './08-operating-round/8.8.1-on-sale.ts';
import { emergencyFacts } from './08-operating-round/8.8.3-raising.ts';
import { PORT_PRICE } from './material.ts';
import type { State, StockTurn } from './state.ts';
import { emergencyOf } from './state-operating.ts';

/** Where a home is that still waits for its city. */
const homeOf = (s: State, company: string): string => s.ext.homes.find(({ owner }) => owner === company)?.hex ?? '';

function moveValues(s: State, action: LoggedAction, names: Names): TextValues {
  const [, of = ''] = action.frame.split('/');
  return {
    ...(action.type === 'chooseHome' ? { place: names.node(homeOf(s, of), Number(action['node'])) } : {}),
    ...(action.type === 'buyPort' ? { owner: names.owner(s.ext.ports[textOf(action, 'hex')] ?? '') } : {}),
    player: names.player(textOf(action, 'player')),
    // In the auction of one lot the frame says which it is.
    ...('private' in action ? { lot: names.private(textOf(action, 'private')) } : {}),
  };
}

/** What a port brings; what a source of money in an emergency leaves to be found, and which price it moves. */
function note(title: RailTitle, s: State, action: LoggedAction): Said | null {
  if (['claimPort', 'buyPort'].includes(action.type)) return { id: 'own.port.pays', values: { income: PORT_PRICE } };
  const emergency = emergencyOf(s);
  if (emergency === undefined) return null;
  if (action.type === 'buyTrainFrom') {
    const short = Math.max(0, numberOf(action, 'price') - atHand(s, emergency));
    return short > 0 ? { id: 'own.owed.first', values: { short } } : null;
  }
  if (!['sell', 'giveUpPrivate'].includes(action.type)) return null;
  const outcome = outcomeOf(title, s, action);
  if (!outcome.ok) return null;
  const moved = outcome.changes.find((change) => change.kind === 'price');
  const move = moved?.kind === 'price' ? `${moved.company} ${moved.before} ▸ ${moved.after}` : 'none';
  return { id: 'own.owed.then', values: { lacking: emergencyFacts(outcome.done as unknown as State).short, move } };
}

export const wording: Wording<State> = {
  closing: (s, frame, type) => finishing(frame, type, enclosing<StockTurn>(s, 'stockTurn')),
  moveValues,
  note,
  offer: (terms, names) =>
    terms['thing'] === 'port'
      ? {
          id: 'own.offer.port',
          values: {
            company: textOf(terms, 'company'),
            place: names.hex(textOf(terms, 'id')),
            price: Number(terms['price']),
          },
        }
      : null,
  destructive: ['bankrupt'],
  withoutPrice: ['par', 'chooseHome', 'buyPort'],
};
