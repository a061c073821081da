/** What the texts of this game need beyond its words. */
import { enclosing, type Frame, type LoggedAction, type TextValues } from '@roundhouse/kernel';
import { finishing, joinWords, type Names, type RailTitle, type Said, sharesOf, type Wording } from '@roundhouse/rail';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';
import { saleOf as increaseSale } from './06-stock-round/6.5.2.2-growing.ts';
import { missingIn } from './06-stock-round/6.6.2-buyers.ts';
import { saleOf as floatSale } from './06-stock-round/6.6.2-founding.ts';
import { bankBid } from './08-issue-takeover/8.4.2-bids.ts';
import { speakerOf } from './13-companies/13.4-directors.ts';
import {
  type Float,
  type Frames,
  type FutureTrains,
  type Increase,
  type State,
  stockRoundOf,
  stockTurnOf,
  type TakeTrains,
} from './state.ts';
import { note } from './wording-notes.ts';

/** For whom something is done, how much of whose lobby, to which size. */
function moveValues(s: State, action: LoggedAction, names: Names): TextValues {
  const text = (field: string): string => textOf(action, field);
  const as = text('as') || action.by;
  const cry = enclosing<FutureTrains>(s, 'futureTrains');
  const lobby = stockRoundOf(s)?.lobbies.find(({ amount }) => amount === Number(action['lobby']));
  return {
    as: as === action.by ? 'self' : names.lot(as),
    fromId: text('from') in s.cash ? 'holder' : text('from'),
    owner: text('owner') ? names.owner(text('owner')) : '',
    lobby: Number(action['lobby'] ?? 0),
    lobbyOf: lobby ? names.player(lobby.of) : '',
    size: Number(action['size'] ?? 0),
    tile: text('tile') || 'none',
    held: sharesOf(s, text('company'), as),
    help: Number(action['help'] ?? 0),
    ...(cry ? { lot: joinWords(cry.trains.map((train) => names.train(train))) } : {}),
    // The owner of the train in question.
    ...('owner' in action ? {} : { owner: names.owner(s.trains[text('train')] ?? '') }),
  };
}

/** How far a question has come, where its words depend on it. */
function stage(s: State, frame: Frame): string | undefined {
  const f = frame as Frames;
  if (f.kind === 'float') {
    if (f.plan === null || !f.placed) return f.plan === null ? 'company' : 'places';
    return missingIn(s, f, floatSale(f)) > 0 ? 'buyers' : 'sold';
  }
  if (f.kind === 'due') return f.what;
  if (f.kind === 'increase') {
    if (f.asked.length > 0) return 'sell';
    return missingIn(s, f, increaseSale(s, f)) > 0 ? 'buyers' : 'sold';
  }
  if (f.kind === 'offer') return textOf(f.terms, 'thing');
  return undefined;
}

/** Who puts a float or an increase together, and the buyers so far. */
function draftOf(s: State): { readonly founder: string; readonly buyers: Readonly<Record<string, number>> } | null {
  const float = enclosing<Float>(s, 'float');
  if (float?.plan) return { founder: float.of, buyers: float.buyers };
  const increase = enclosing<Increase>(s, 'increase');
  return increase ? { founder: increase.by, buyers: increase.buyers } : null;
}

function closing(s: State, frame: Frame, type: string, names: Names): Said | undefined {
  const draft = draftOf(s);
  if ((type === 'proposeFloat' || type === 'proposeIncrease') && draft) {
    const speaks = new Set(Object.keys(draft.buyers).map((owner) => speakerOf(s, owner)));
    const others = [...speaks].filter((player) => player !== draft.founder).map((player) => names.player(player));
    return others.length > 0
      ? { id: 'own.slip.ask', values: { others: joinWords(others) } }
      : { id: 'own.slip.carryOut' };
  }
  const won = enclosing<TakeTrains>(s, 'takeTrains');
  if (type === 'takeBoth' && won) return { id: 'own.takeBoth', values: { price: 2 * won.price } };
  return finishing(frame, type, stockTurnOf(s));
}

/** What an offer is about, where it is not a train for sale: a share, a part in a float or an increase, a future train, a sale of shares. */
function offer(terms: Readonly<Record<string, unknown>>, names: Names): Said | null {
  const company = textOf(terms, 'company');
  if (terms['thing'] === 'share')
    return {
      id: 'own.offer.share',
      values: {
        company,
        price: numberOf(terms, 'price'),
        from: names.owner(textOf(terms, 'from')),
        as: names.owner(textOf(terms, 'as')),
      },
    };
  if (terms['thing'] === 'float') return { id: 'own.offer.float', values: { company } };
  if (terms['thing'] === 'increase')
    return { id: 'own.offer.increase', values: { company, size: numberOf(terms, 'size') } };
  if (terms['thing'] === 'futureTrain')
    return { id: 'own.offer.futureTrain', values: { company, train: names.train(textOf(terms, 'id')) } };
  // Shares sold to pay for another company's train.
  if (terms['thing'] === 'sale')
    return { id: 'own.offer.sale', values: { company: textOf(terms, 'id'), count: numberOf(terms, 'count') } };
  return null;
}

/** What the cousins are called for short. */
const short: Readonly<Record<string, string>> = {
  GWSC: 'Steamship Co.',
  SDS: 'Sassoon',
  CBV: 'Vignoles',
  RSCF: 'Stephenson & Fox',
  BI: 'Bedlington',
  GLCC: 'Gas Light',
  JL: 'Locke',
  JH: 'Holden',
  VF: 'Vulcan Foundry',
};

/** A company that offers itself may be lost: the bank bids, and nobody need bid more (8.4.1-4, 8.5). */
function preview(_: RailTitle, s: State, { type, company, frame }: LoggedAction): Said[] {
  const of = String(company);
  if (type !== 'putUp' || frame.split('/')[1] !== of) return [];
  return [{ id: 'own.putUp.self', values: { company: of, bid: bankBid(s, { of, offeredBy: of })! } }];
}

export const wording: Wording<State> = {
  stage,
  closing,
  moveValues,
  note,
  preview,
  offer,
  lotLabel: (id) => short[id] ?? id,
  destructive: ['refuse'],
  withoutPrice: [
    'takeLoan',
    'takeTrain',
    'payOverage',
    'repayLoan',
    'found',
    'place',
    'reduce',
    'issue',
    'discardTrain',
    'giveUp',
    'putUp',
    'acquire',
    'increase',
    'keepStation',
    'discardMarker',
    'mergeInto',
    'buyBack',
    'failNext',
    'shortfall.sell',
  ],
};
