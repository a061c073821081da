/** 13.4 Systems: two shells under one name. An un-merged company is its own only shell. */
import { trainsOf } from '@roundhouse/rail';
import { companyIds, roster } from '../material.ts';
import type { State } from '../state.ts';

/** 13.4-4. */
export const isSystem = (s: State, company: string): boolean => s.ext.systems[company] !== undefined;

/** The charters of a company: those of a system are the one that remains and the one under it. */
export const shellsOf = (s: State, company: string): string[] => {
  const second = s.ext.systems[company];
  return second === undefined ? [company] : [company, second];
};

/** The company that a shell belongs to now. */
export const companyOf = (s: State, shell: string): string =>
  companyIds.find((company) => s.ext.systems[company] === shell) ?? shell;

/** Is this company, or a part of it, the one named? */
export const contains = (s: State, company: string, part: string): boolean => shellsOf(s, company).includes(part);

/** All trains of a company, in whichever shell. */
export const trainsIn = (s: State, company: string): string[] =>
  shellsOf(s, company).flatMap((shell) => trainsOf(s, roster, shell));

export const isParred = (s: State, company: string): boolean => s.companies[company]!.status === 'started';
export const isFloated = (s: State, company: string): boolean => s.ext.floated[company] !== undefined;
