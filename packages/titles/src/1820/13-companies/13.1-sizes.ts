/** 13.1 Company overview: Table 13.1, and what a company's size says. */
import { type CompanyId, setExt, shareCount, sharesOf } from '@roundhouse/rail';
import type { SizeDef } from '../data/index.ts';
import { BR, BRITISH_RAIL_SHARES, colourNumber, PRIVATE, sizeOf } from '../material.ts';
import { type Charter, charterOf, type Game, type State } from '../state.ts';

export const isInPlay = (s: State, company: CompanyId): boolean => charterOf(s, company) !== undefined;
/** A company of one share (13.2-1, 13.3-1). */
export const isPrivate = (s: State, company: CompanyId): boolean => charterOf(s, company)?.size === PRIVATE;
export const isPublic = (s: State, company: CompanyId): boolean => isInPlay(s, company) && !isPrivate(s, company);

/** Shares in use: none of a company in the supply, and of British Rail all as soon as it is there. */
export const sizeIn = (s: State, company: CompanyId): number => {
  if (company !== BR) return charterOf(s, company)?.size ?? 0;
  return s.companies[BR]!.status === 'started' ? BRITISH_RAIL_SHARES : 0;
};

/** The line of Table 13.1. */
export const sizeTable = (s: State, company: CompanyId): SizeDef => sizeOf(charterOf(s, company)!.size);

/** Is it later than yellow phase? */
export const isAfterYellow = (s: State): boolean => colourNumber(s.phase) > 0;
/** How many tiles a company may place or upgrade in a turn. */
export const tilesIn = (s: State, company: CompanyId): number =>
  sizeTable(s, company)[isAfterYellow(s) ? 'tilesLater' : 'tiles'];
export const stationCost = (s: State, company: CompanyId): number =>
  sizeTable(s, company)[isAfterYellow(s) ? 'stationCostLater' : 'stationCost'];

/** Changes what a charter says. */
export function setCharter(g: Game, company: CompanyId, changes: Partial<Charter>): void {
  const charter = { ...g.s.ext.charters[company]!, ...changes };
  setExt(g, { charters: { ...g.s.ext.charters, [company]: charter } });
}

/** A company comes out of the supply: nothing is remembered of one that had its name before (8.1-13). */
export function newCharter(g: Game, company: CompanyId, size: number, markers: number): void {
  const charter: Charter = {
    size,
    floated: g.s.ext.stockRound,
    grown: null,
    loans: 0,
    markers,
    fee: null,
    freeMarkers: 0,
    bigCity: false,
    earlyTrain: false,
  };
  setExt(g, { charters: { ...g.s.ext.charters, [company]: charter } });
}

/** A company goes back to the supply, or out of the game. */
export function dropCharter(g: Game, company: CompanyId): void {
  const { [company]: _, ...charters } = g.s.ext.charters;
  setExt(g, { charters, privateTrack: g.s.ext.privateTrack.filter((one) => one !== company) });
}

/** 10.6 Shares in play: those of players, cousins and in the pool (10.6-1, Q5), not those in the treasury (10.6-2). */
export const sharesInPlay = (s: State, company: CompanyId): number =>
  shareCount(s, company) - sharesOf(s, company, company);
