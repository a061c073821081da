import type { RailTitle } from '@roundhouse/rail';
import * as z from 'zod';
import { loadRules } from '../titles/rules.ts';

// No code made from text at run time: the page's security policy forbids it.
z.config({ jitless: true });

/** The rules of a title, brought in when they are first needed; undefined if it cannot be played here. */
export const loadTitle = (id: string): Promise<RailTitle | undefined> => loadRules(id);
