/** What the texts of this game need beyond its words. */
import type { LoggedAction, TextValues } from '@roundhouse/kernel';
import { finishing, type Names, type RailTitle, type Said, type Wording } from '@roundhouse/rail';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';
import { enclosing } from '@roundhouse/kernel';
import { atHand } from './08-operating-round/8.3.5.1-trains.ts';
import { isFloated, shellsOf, trainsIn } from './13-companies/13.4-systems.ts';
import { forecastMerger } from './merger-forecast.ts';
import { emergencyOf, type Merger, type State, type StockTurn } from './state.ts';

/** Trains of a charter in a few letters: `3 3 5`, or a dash. */
const listed = (trains: readonly string[], names: Names): string =>
  trains.map((train) => names.train(train)).join(' ') || '–';

function moveValues(s: State, action: LoggedAction, names: Names): TextValues {
  const of = action.frame.split('/')[1] ?? '';
  const upper = (action['trains'] ?? []) as readonly string[];
  const inAll = of in s.companies ? trainsIn(s, of) : [];
  const shells = of in s.companies ? shellsOf(s, of) : [];
  return {
    other: textOf(action, 'other'),
    player: names.player(textOf(action, 'player')),
    half: action['price'] === undefined ? 'no' : 'yes',
    shell: textOf(action, 'shell') || 'none',
    circle: Number(action['node'] ?? 0) + 1,
    of,
    upperName: shells[0] ?? '',
    lowerName: shells[1] ?? '',
    upper: listed(upper, names),
    lower: listed(
      inAll.filter((one) => !upper.includes(one)),
      names,
    ),
    // In the auction of one lot the frame says which it is.
    ...(['bid', 'buyLot'].includes(action.type) && 'private' in action
      ? { lot: names.private(textOf(action, 'private')) }
      : {}),
    ...(action.type === 'chooseHome'
      ? { place: names.hex(s.ext.homes.find(({ owner: who }) => who === of)?.hex ?? '') }
      : {}),
  };
}

/** What is still to be raised for another company's train; what a merger comes to, and which arrangement of trains is that of now. */
function note(title: RailTitle, s: State, action: LoggedAction, names: Names): Said | null {
  if (action.type === 'arrange') {
    const upper = action['trains'] as readonly string[];
    const of = action.frame.split('/')[1]!;
    const here = Object.keys(s.trains).filter((train) => s.trains[train] === of);
    const same = here.length === upper.length && here.every((train) => upper.includes(train));
    return same ? { id: 'own.rowNote.arranged' } : null;
  }
  const emergency = emergencyOf(s);
  if (action.type === 'buyTrainFrom' && emergency !== undefined) {
    const short = Math.max(0, numberOf(action, 'price') - atHand(s, emergency));
    return short > 0 ? { id: 'own.owed.first', values: { short } } : null;
  }
  if (action.type !== 'merge') return null;
  const forecast = forecastMerger(title, s, action, 'tradeUp');
  if (!forecast || forecast.fails) return { id: 'own.rowNote.mergeFails' };
  const company = textOf(action, 'company');
  const price = title.priceOf(forecast.state, company);
  const director = forecast.state.companies[company]?.director ?? '';
  return { id: 'own.rowNote.merge', values: { price, player: names.player(director) } };
}

/** A merger played through: who directs the system, what becomes of the money, and whether it can operate. */
function preview(title: RailTitle, s: State, action: LoggedAction, names: Names): Said[] {
  if (action.type !== 'merge') return [];
  const forecast = forecastMerger(title, s, action, 'tradeUp');
  if (!forecast || forecast.fails) return [{ id: 'own.merger.fails' }];
  const after = forecast.state as State;
  const [company, other] = [textOf(action, 'company'), textOf(action, 'other')];
  const treasury = after.cash[company] ?? 0;
  const lost = (s.cash[company] ?? 0) + (s.cash[other] ?? 0) - treasury;
  const player = names.player(after.companies[company]?.director ?? '');
  return [
    { id: 'own.merger.comes', values: { company, other, player, price: title.priceOf(after, company) } },
    { id: 'own.merger.cash', values: { treasury, lost: Math.max(0, lost) } },
    ...(isFloated(after, company) ? [] : [{ id: 'own.merger.notFloated', values: { company } } as const]),
    { id: 'own.merger.supposed' },
  ];
}

export const wording: Wording<State> = {
  /** What a merger waits for. */
  stage(s, frame) {
    const merger = enclosing<Merger>(s, 'merger');
    if (frame.kind !== 'merger' || !merger) return undefined;
    if (merger.stage === 'stations') return 'stations';
    if (merger.need > 0) return 'take';
    return merger.stage === 'singles' ? 'single' : 'aside';
  },
  closing: (s, frame, type) => finishing(frame, type, enclosing<StockTurn>(s, 'stockTurn')),
  moveValues,
  note,
  preview,
  offer(terms, names) {
    if (terms['thing'] === 'merger')
      return {
        id: 'own.offer.merger',
        values: { company: textOf(terms, 'company'), other: textOf(terms, 'other') },
      };
    if (terms['thing'] === 'winner')
      return { id: 'own.offer.winner', values: { winner: names.player(textOf(terms, 'winner')) } };
    return null;
  },
  /** The private of a company is called as the company is: `pIC` is the IC. */
  lotLabel: (lot) => (/^p[A-Z]/.test(lot) ? lot.slice(1) : lot),
  destructive: ['bankrupt'],
  withoutPrice: ['merge', 'setAside', 'takeFrom', 'keepStation', 'par', 'chooseHome', 'arrange'],
  proposals: (s, by, names) => [
    {
      title: 'own.winner.title',
      hint: 'own.winner.hint',
      ways: s.players.map((winner) => ({
        name: names.player(winner),
        action: { type: 'agreeWinner', by, frame: 'course', winner },
      })),
    },
  ],
};
