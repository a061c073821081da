/** The Cost of Business chart, column by column. */
import type { RailState } from '@roundhouse/rail';
import * as face from '@roundhouse/titles/1820/face';
import { as1820 } from './state.ts';

export type { ColumnFigures } from '@roundhouse/titles/1820/face';

export const COLUMNS = Array.from({ length: face.END_COLUMN - 1 }, (_, i) => i + 1);

/** Where the marker stands; END is the one behind the last. */
export const columnNow = (s: RailState): number => as1820(s).ext.column;
export const isEnd = (column: number): boolean => column >= face.END_COLUMN;

export const figuresAt = (s: RailState, column: number): face.ColumnFigures => face.figuresAt(as1820(s), column);
export const kindsInUse = (s: RailState): readonly string[] => face.kindsInUse(as1820(s));
export const changesTo = (s: RailState, column: number): face.StepChanges => face.changesTo(as1820(s), column);
