/** 13.2.1 Private company general rules: income, closed hexes, closing. */
import {
  BANK,
  cashOf,
  GONE,
  movePrivate,
  pay,
  payIncome as payAll,
  setStations,
  takePrivate as takeWith,
} from '@roundhouse/rail';
import { BLOCKING, blockedBy, COBOURG, isSaleable, privateIds, privateOf, startingPrivates } from '../material.ts';
import { type Game, playerOwning, type State } from '../state.ts';
import { contains, trainsIn } from './13.4-systems.ts';

/** A winner or buyer in the auction gets the private and the shares that lie on it (13.2.2.8-2, 13.2.3-3). */
export const takePrivate = (g: Game, id: string, player: string): void => takeWith(g, privateOf(id), player);

/**
 * What a private pays to its owner. In operating rounds a player's Cobourg & Peterborough earns its own way
 * (13.2.2.5-2).
 */
export function payIncome(g: Game, inAuction: boolean): void {
  payAll(g, privateIds, (id, owner) => {
    const { revenue, companyRevenue } = privateOf(id);
    const isPlayer = g.s.players.includes(owner);
    if (id === COBOURG && isPlayer && !inAuction) return 0;
    return isPlayer ? revenue : (companyRevenue ?? revenue);
  });
}

/** Which private keeps this hex closed to a builder? The Cobourg & Peterborough itself may build in C15. */
export function closedBy(s: State, hex: string, builder: string): string | undefined {
  const id = blockedBy.get(hex);
  return id !== undefined && id !== builder && playerOwning(s, id) !== undefined ? id : undefined;
}

/** Can somebody still sell it to a company? */
export const isForSale = (s: State, id: string): boolean => isSaleable(id) && playerOwning(s, id) !== undefined;

export const owns = (s: State, company: string, id: string): boolean => s.privates[id] === company;

/** What is left in the Cobourg & Peterborough's treasury goes to the bank, its marker becomes a blocking one (13.2.2.5-15). */
export function closePrivate(g: Game, id: string): void {
  if (g.s.privates[id] === GONE) return;
  if (id === COBOURG) {
    pay(g, COBOURG, BANK, cashOf(g.s, COBOURG), 'closed');
    blockPeterborough(g);
  }
  movePrivate(g, id, GONE);
}

/** A blocking marker in place of the Cobourg & Peterborough's, if that is still there. */
export function blockPeterborough(g: Game): void {
  const [spot] = g.s.stations[COBOURG]!;
  if (!spot) return;
  setStations(g, COBOURG, []);
  setStations(g, BLOCKING, [...g.s.stations[BLOCKING]!, spot]);
}

/** 13.2.3: a $250 private closes as soon as its company, or a system with it, has a train (13.2.3-2). */
export function closeWithTrain(g: Game, company: string): void {
  if (trainsIn(g.s, company).length === 0) return;
  for (const id of startingPrivates) {
    if (contains(g.s, company, id.slice(1)) && playerOwning(g.s, id) !== undefined) closePrivate(g, id);
  }
}
