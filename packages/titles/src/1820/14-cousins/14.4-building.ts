/** 14.4 Green cousins: what they let companies build, and what they earn by it. */
import { type Face, pay, BANK, type CompanyId } from '@roundhouse/rail';
import type { Check, OwnerId } from '@roundhouse/kernel';
import { isCityType, typeOf } from '../12-track/12.2-types.ts';
import { type Build, GAS_LIGHT, isForGasLight, judge } from '../12-track/12.3-placing.ts';
import { isAfterYellow, setCharter } from '../13-companies/13.1-sizes.ts';
import { cousinOf } from '../material.ts';
import { charterOf, type Game, type State, type TrackStep } from '../state.ts';
import { invested } from './14.1-investments.ts';

export const BEDLINGTON = 'BI';
const LOCKE = 'JL';
/** Cousins whose ability is named with a tile; Locke's cannot be refused (14.1-10, 14.4.3-1). */
export const BUILDERS: readonly OwnerId[] = [BEDLINGTON, GAS_LIGHT];

/** One city more may be upgraded in this turn (14.4.1-1, Q66). */
export const hasExtra = (s: State, { of, extra }: TrackStep): boolean =>
  !extra && isAfterYellow(s) && invested(s, BEDLINGTON, of) > 0;
/** A big city may be built that would otherwise not be (14.4.2-3). */
export const hasBigCity = (s: State, { of }: TrackStep): boolean =>
  invested(s, GAS_LIGHT, of) > 0 && !charterOf(s, of)!.bigCity;

export const isCityUpgrade = (before: Face): boolean => isCityType(typeOf(before));

export const powerChecks: readonly Check<State, TrackStep, Build>[] = [
  {
    rule: '14.1-9',
    passes: (s, f, { using }) => using === undefined || invested(s, using, f.of) > 0,
    says: (_, f, { using }) =>
      `${cousinOf(using!).name} holds no shares of the ${f.of}, so the ${f.of} cannot use its ability.`,
  },
  {
    rule: '14.4.1-1',
    passes: (_, f, { using }) => using !== BEDLINGTON || !f.extra,
    says: (_, f) => `The ${f.of} has already used Bedlington Ironworks this Operating Round.`,
  },
  {
    rule: '14.4.1-1',
    passes: (s, _, a) => a.using !== BEDLINGTON || isCityUpgrade(judge.lay(s, a).before),
    says: 'Bedlington Ironworks adds only the upgrade of a city tile.',
  },
  {
    rule: '14.4.2-3',
    passes: (s, f, { using }) => using !== GAS_LIGHT || !charterOf(s, f.of)!.bigCity,
    says: (_, f) => `The ${f.of} has already used Gas Light & Coke’s ability.`,
  },
  {
    rule: '14.4.2-1',
    passes(s, _, a) {
      const { printed, before, after } = judge.lay(s, a);
      return a.using !== GAS_LIGHT || isForGasLight(printed, after, before);
    },
    says: 'Gas Light & Coke: a yellow big city on small-city spacing, or a yellow small city upgraded to green big.',
  },
];

/** Half of what ground, barriers and Manchester cost, also at London (14.4.3-1, Q66). */
export const discountOf = (s: State, company: CompanyId, cost: number): number =>
  invested(s, LOCKE, company) > 0 ? cost / 2 : 0;
/** As much as the company has saved (14.4.3-2). */
export const rewardLocke = (g: Game, discount: number): void => pay(g, BANK, LOCKE, discount, 'power');

const revenueOf = ({ nodes }: Face): number => nodes.find(({ kind }) => kind === 'city')!.revenue as number;

/** Half of one city on the new tile to Bedlington (14.4.1-2, Q66), all of it to Gas Light, whose ability is used up (14.4.2-4). */
export function rewardBuilder(g: Game, company: CompanyId, { using }: Build, after: Face): void {
  if (using === undefined) return;
  pay(g, BANK, using, using === BEDLINGTON ? revenueOf(after) / 2 : revenueOf(after), 'power');
  if (using === GAS_LIGHT) setCharter(g, company, { bigCity: true });
}
