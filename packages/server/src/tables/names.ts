import { isBlank, plainLine, truncate } from '@roundhouse/kernel';
import { LONGEST_TABLE_NAME } from '@roundhouse/protocol';
import type { Person } from '../people/people.ts';

export const usualName = ({ name }: Person): string => `${name}’s table`;

/** A table's name as it is kept; one that shows nothing is none. */
export const tableName = (name: string | undefined): string | undefined =>
  name === undefined || isBlank(name) ? undefined : truncate(plainLine(name), LONGEST_TABLE_NAME);
