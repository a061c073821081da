import type { GameEvent } from '@roundhouse/kernel';
import { BANK, GONE } from '@roundhouse/rail';
import { numberOf, textOf } from '../../table/details.ts';
import type { Names } from '../../table/names.ts';
import type { Words } from '../../table/words.ts';

type Teller = (event: GameEvent, names: Names) => Words | null;
const text = textOf;

/** Where a share or a private comes from, as the texts select it. */
const place = (owner: string, names: Names): string => (['ipo', 'pool'].includes(owner) ? owner : names.owner(owner));

const tellers: Readonly<Partial<Record<string, Teller>>> = {
  privateSold: (e, names) => ({
    id: '1828.log.privateSold',
    values: {
      player: names.player(text(e, 'to')),
      what: names.private(text(e, 'private')),
      price: numberOf(e, 'price'),
    },
  }),
  private: (e, names) =>
    text(e, 'to') === GONE
      ? { id: '1828.log.closes', values: { what: names.private(text(e, 'private')) } }
      : { id: 'log.private', values: { what: names.private(text(e, 'private')), to: names.owner(text(e, 'to')) } },
  par: (e) => ({ id: '1828.log.par', values: { company: text(e, 'company'), price: numberOf(e, 'price') } }),
  float: () => ({ id: '1828.log.float' }),
  buy: (e, names) => ({
    id: '1828.log.buy',
    values: { company: text(e, 'company'), from: place(text(e, 'from'), names) },
  }),
  exchange: (e, names) => ({
    id: '1828.log.exchange',
    values: { company: text(e, 'company'), from: place(text(e, 'from'), names) },
  }),
  merge: (e) => ({
    id: '1828.log.merge',
    values: { company: text(e, 'company'), other: text(e, 'other'), price: numberOf(e, 'price') },
  }),
  system: (e, names) => ({
    id: '1828.log.system',
    values: { company: text(e, 'company'), other: text(e, 'other'), player: names.player(text(e, 'director')) },
  }),
  mergerFails: (e) => ({
    id: '1828.log.mergerFails',
    values: { company: text(e, 'company'), other: text(e, 'other') },
  }),
  setAside: (e) => ({ id: '1828.log.setAside', values: { company: text(e, 'company') } }),
  tradePairs: (e) => ({ id: '1828.log.tradePairs', values: { pairs: numberOf(e, 'pairs') } }),
  takeSystemShare: (e, names) => ({
    id: '1828.log.takeSystemShare',
    values: {
      from: ['discards', 'ipo', 'pool'].includes(text(e, 'from')) ? text(e, 'from') : names.owner(text(e, 'from')),
    },
  }),
  tradeUp: () => ({ id: '1828.log.tradeUp' }),
  giveUp: () => ({ id: '1828.log.giveUp' }),
  blocking: (e, names) => ({ id: '1828.log.blocking', values: { place: names.hex(text(e, 'hex')) } }),
  placeStation: (e, names) => ({ id: '1828.log.placeStation', values: { place: names.hex(text(e, 'hex')) } }),
  buyCoal: () => ({ id: '1828.log.buyCoal' }),
  coal: (e, names) => ({ id: '1828.log.coal', values: { to: names.hex(names.owner(text(e, 'to'))) } }),
  arrange: () => ({ id: '1828.log.arrange' }),
  bankrupt: (e) => ({ id: '1828.log.bankrupt', values: { company: text(e, 'company') } }),
  offer: (e, names) => agreement('1828.log.offer', e, names),
  declined: (e, names) => agreement('1828.log.declined', e, names),
  withdrawn: (e, names) => agreement('1828.log.withdrawn', e, names),
  accepted: (e, names) => agreement('1828.log.accepted', e, names),
};

/** Mergers and winners are agreed on in words of their own; trades in those of all games. */
function agreement(
  id: '1828.log.offer' | '1828.log.declined' | '1828.log.withdrawn' | '1828.log.accepted',
  event: GameEvent,
  names: Names,
): Words | null {
  const terms = event['terms'] as Readonly<Record<string, string>> | undefined;
  const thing = terms?.['thing'];
  if (!terms || (thing !== 'merger' && thing !== 'winner')) return null;
  return {
    id,
    values: {
      thing,
      company: terms['company'] ?? '',
      other: terms['other'] ?? '',
      winner: names.player(terms['winner'] ?? ''),
    },
  };
}

export const tells = (event: GameEvent, names: Names): Words | null => tellers[event.event]?.(event, names) ?? null;

/** A private's way in the auction is told by its sale; coal from the coalfields by the purchase. */
export function speaks(event: GameEvent): boolean | undefined {
  if (event.event === 'private') return event['from'] !== BANK && !(event['to'] !== GONE && event['from'] === BANK);
  // A turn is over when the next begins; only a pass is worth a line.
  if (event.event === 'done') return false;
  if (event.event === 'coal') return event['from'] === 'K13';
  if (event.event === 'accepted') {
    const thing = (event['terms'] as Readonly<Record<string, string>> | undefined)?.['thing'];
    return thing === 'merger' || thing === 'winner';
  }
  return event.event in tellers ? true : undefined;
}
