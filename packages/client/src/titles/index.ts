import { presentation as soh } from './soh/presentation.ts';
import type { Presentation } from './presentation.ts';

const all: readonly Presentation[] = [soh];
const plain: Omit<Presentation, 'id'> = { turns: [], questions: {}, closing: {}, zones: {}, chapters: {} };

/** How a title is shown; one without words of its own is shown plainly. */
export const presentationOf = (id: string): Presentation => all.find((one) => one.id === id) ?? { id, ...plain };
