/** 13.4 Company directors: players and cousins. */
import { type OwnerId, type PlayerId, push } from '@roundhouse/kernel';
import {
  beginningWith,
  type CompanyId,
  clockwiseFrom,
  directorOf,
  heirsOf,
  setDirector,
  sharesOf,
} from '@roundhouse/rail';
import { BR, isCousin } from '../material.ts';
import type { Game, State } from '../state.ts';

/** The cousins of a player. */
export const cousinsOf = (s: State, player: PlayerId): OwnerId[] =>
  Object.keys(s.privates).filter((cousin) => s.privates[cousin] === player);
/** All cousins that somebody has, by the number cards of their players. */
export const cousinsInPlay = (s: State): OwnerId[] => s.ext.order.flatMap((player) => cousinsOf(s, player));

/** Those who hold shares and may direct: players by their cards, then cousins (Q48). */
export const holders = (s: State): OwnerId[] => [...s.ext.order, ...cousinsInPlay(s)];

/** The player who speaks for an owner: for a cousin its own, who decides nothing for a company that it directs (14.1, Q49). */
export const speakerOf = (s: State, owner: OwnerId): PlayerId => (isCousin(owner) ? s.privates[owner]! : owner);

/** Those who tie, in the order in which they take over: players after the director by their cards, then cousins (13.4-4, Q48). */
const inLine = (s: State, director: OwnerId | null): OwnerId[] => {
  const { order } = s.ext;
  const players = director === null ? order : clockwiseFrom(order, speakerOf(s, director));
  return [...players, ...players.flatMap((player) => cousinsOf(s, player))];
};

/**
 * Who would direct after a sale: all who then hold the most and more than the director, if anybody does; holdings of a
 * player and of cousins are never added (13.4-1, 13.4-2, 13.4-3, Q48).
 */
export const heirs = (s: State, company: CompanyId, seller?: OwnerId, sold = 0): OwnerId[] =>
  heirsOf(s, company, 1, inLine(s, s.companies[company]!.director), seller, sold);

/** Somebody who holds more directs from now on; a tie changes nothing. Nobody does where nobody holds a share. */
export function settleDirector(g: Game, company: CompanyId): void {
  const [heir] = heirs(g.s, company);
  if (heir !== undefined) setDirector(g, company, heir);
  else if (!holders(g.s).some((holder) => sharesOf(g.s, company, holder) > 0)) setDirector(g, company, null);
}

/** The same after a sale: of cousins who tie the seller chooses, or the seller's player (13.4-5). */
export function settleAfterSale(g: Game, company: CompanyId, seller: OwnerId): void {
  if (company === BR) return;
  const next = heirs(g.s, company);
  if (next.length > 1 && isCousin(next[0]!))
    push(g, { kind: 'heir', of: company, by: speakerOf(g.s, seller), heirs: next });
  else settleDirector(g, company);
}

/** The director after a float or an increase: the founder or the director among those who tie, else the next (Q20). */
export function directorAmong(s: State, company: CompanyId, first: PlayerId): OwnerId {
  const order = beginningWith(s.ext.order, first);
  const all = [...order, ...order.flatMap((player) => cousinsOf(s, player))];
  const most = Math.max(...all.map((holder) => sharesOf(s, company, holder)));
  return all.find((holder) => sharesOf(s, company, holder) === most)!;
}

/** Does nobody decide for it? A cousin directs it, or nobody (Q49, Q68). */
export const isUndirected = (s: State, company: CompanyId): boolean => directorOf(s, company).length === 0;

/** Is a cousin its director? Then nobody decides for it. */
export const isLedByCousin = (s: State, company: CompanyId): boolean => {
  const director = s.companies[company]?.director ?? null;
  return director !== null && isCousin(director);
};
