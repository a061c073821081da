import { BR } from '@roundhouse/titles/1820/face';
import type { CompanyLook } from '../presentation.ts';
import { CharterRow } from './charter-row.tsx';
import { hasOperated } from '../state-of.ts';

export const company: CompanyLook = { card: CharterRow, isTurned: hasOperated, byThemselves: [BR] };
