/** Text from outside, made fit to be shown: one line, of a bounded length, with nothing in it that acts. */

/** A quotation in a sentence is no longer. */
const LONGEST_QUOTE = 60;
/** A sentence that says why something cannot be done is no longer, whatever it quotes. */
export const LONGEST_SENTENCE = 400;

const ESC = '\u001b';
/** Commands to a terminal: colours and movements, titles of windows, and those of two signs. */
const commands = new RegExp(
  [`(?:${ESC}\\[|\u009b)[0-?]*[ -/]*[@-~]`, `(?:${ESC}\\]|\u009d)[^\u0007\u009c${ESC}]*`, `${ESC}[ -/]*[0-~]`].join(
    '|',
  ),
  'gu',
);
const breaks = /[\t\n\v\f\r\u0085\p{Zl}\p{Zp}]+/gu;
/** What has no shape of its own: controls, halves of signs, marks of direction, spaces without width. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
const joiners = ['\u200c', '\u200d'];
const choicesOfPicture = ['\ufe0e', '\ufe0f'];
const afterJoiner = /^[^\0-\u024f\p{Cc}\p{Cf}\p{Z}]/u;
const beforeJoiner = /[^\0-\u024f\p{Cc}\p{Cf}\p{Z}]$/u;
const picture = /\p{S}$/u;

/** A joiner stays between signs beyond Latin, where scripts and pictures need it, and so does a choice of picture. */
function stripInvisible(text: string): string {
  return text.replace(unseen, (sign, at: number) => {
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + 1, at + 3);
    const joins = joiners.includes(sign) && beforeJoiner.test(before) && afterJoiner.test(after);
    return joins || (choicesOfPicture.includes(sign) && picture.test(before)) ? sign : '';
  });
}
/** More marks on one letter than any language writes. */
const piled = /(\p{M}{4})\p{M}+/gu;
/** Letters and signs that are drawn as nothing. */
const blank = /[\s\u2800\p{M}\p{Z}]/gu;

/** Without anything that steers a terminal or turns the direction of reading; its own line breaks stay. */
export const withoutCommands = (text: string): string =>
  text.replace(commands, '').split('\n').map(stripInvisible).join('\n');

/** As one line, with single spaces. */
export const plainLine = (text: string): string =>
  stripInvisible(text.replace(commands, '').replace(breaks, ' ')).replace(piled, '$1').replace(/ {2,}/gu, ' ').trim();

/** As lines of its own, without those that are empty at its ends. */
export const plainLines = (text: string): string => text.split(/\r?\n/u).map(plainLine).join('\n').trim();

/** Is there anything to see? */
export const isBlank = (text: string): boolean => plainLine(text).replace(blank, '') === '';

/** Truncated to `longest` characters, with an ellipsis; never splits a surrogate pair. */
export function truncate(text: string, longest: number): string {
  if (text.length <= longest) return text;
  return `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/u, '')}…`;
}

/** Something from outside as a part of a sentence. */
export const quoted = (text: string): string => truncate(plainLine(text.slice(0, 10 * LONGEST_QUOTE)), LONGEST_QUOTE);

/** A value from outside as a part of a sentence; of lists and records only the kind. */
export function quotedValue(value: unknown): string {
  if (typeof value === 'string') return `"${quoted(value)}"`;
  if (Array.isArray(value)) return 'a list';
  if (value === null || ['number', 'boolean', 'undefined'].includes(typeof value)) return String(value);
  return typeof value === 'object' ? 'a record' : 'something else';
}

/** With a full stop, unless the sentence has an end of its own. */
export const closed = (sentence: string): string => (/[.?!…]$/u.test(sentence) ? sentence : `${sentence}.`);

/** A whole sentence that may quote something from outside. */
export const plainSentence = (text: string): string =>
  truncate(plainLine(text.slice(0, 10 * LONGEST_SENTENCE)), LONGEST_SENTENCE);
