import type { RailTitle } from '@roundhouse/rail';
import { byTitle } from './folders.ts';

/** The rules of every title that can be played here; each comes when it is first asked for. */
const loaders = byTitle(import.meta.glob<RailTitle>('../../../titles/src/*/index.ts', { import: 'title' }));

/** Undefined if the title cannot be played here. */
export const loadTitle = async (id: string): Promise<RailTitle | undefined> => loaders.get(id)?.();
