/** 14.1 Cousin overview: the investments of cousins, which their abilities serve. */
import type { OwnerId } from '@roundhouse/kernel';
import { type CompanyId, sharesOf } from '@roundhouse/rail';
import { isPublic } from '../13-companies/13.1-sizes.ts';
import type { State } from '../state.ts';

/** Shares that a cousin holds of a public company: only while there are any does its ability serve it (14.1-9). */
export const invested = (s: State, cousin: OwnerId, company: CompanyId): number =>
  isPublic(s, company) ? sharesOf(s, company, cousin) : 0;
