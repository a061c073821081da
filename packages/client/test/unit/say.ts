import { fillIn } from '@roundhouse/kernel';
import { type RailTitle, wordOf } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import atOnce from '../../src/messages/en.json' with { type: 'json' };
import parts from '../../src/messages/parts.json' with { type: 'json' };
import type { Say } from '../../src/table/words.ts';

const en: Readonly<Record<string, string>> = { ...atOnce, ...parts };

/** A text of the page's catalogue or of a title's own; one that is missing or lacks a value throws. */
export const sayOf =
  (title: RailTitle): Say =>
  (id, values) => {
    const own = wordOf(title, id.startsWith('own.') ? id : `own.${id}`, values);
    const text = own ?? (id in en ? fillIn(en[id]!, values) : undefined);
    if (text === undefined || text.includes('{')) throw new Error(`${id} is missing or lacks a value: ${text}`);
    return text;
  };

export const say = sayOf(titles[0]!);
