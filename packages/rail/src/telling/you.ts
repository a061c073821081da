/** English for a player who is called "You": sentences are written for names, and verbs and possessives follow. */

/** What the person at a device is called where nobody has said another name. */
export const YOU = 'You';

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go' };
const NO_VERBS: ReadonlySet<string> = new Set(['as', 'its', 'this', 'always', 'less', 'plus', 'us']);

/** `passes` becomes `pass`; what is no verb in the third person stays. */
function plain(word: string): string {
  const known = IRREGULAR[word];
  if (known) return known;
  if (NO_VERBS.has(word) || !/[^s]s$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(ss|sh|ch|x|z)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The name within a sentence, not at its beginning. */
const within = new RegExp(String.raw`(?<!^|\. )\b${YOU}\b`, 'g');
const verb = /\b(you )(no longer )?([a-z]+)/gi;
/** A second verb of the same sentence. */
const second = /( and )(pays)\b/;

/** A sentence in which a player's name may be "You", in the second person: "You pay", "pays you", "your cash". */
export function toYou(sentence: string): string {
  if (!sentence.includes(YOU)) return sentence;
  const told = sentence
    .replace(within, YOU.toLowerCase())
    .replaceAll(/\b(you)[’']s\b/gi, '$1r')
    .replaceAll(/\bthe (consent) of you\b(?=[.;]|$)/g, 'your $1')
    .replace(
      verb,
      (_, you: string, between: string | undefined, word: string) => `${you}${between ?? ''}${plain(word)}`,
    );
  return told.startsWith(YOU) ? told.replace(second, (_, and: string, word: string) => and + plain(word)) : told;
}

/** The same for a sentence whose subject is shown apart. */
export const predicateOf = (subject: string, text: string): string =>
  subject === YOU ? toYou(`${YOU} ${text}`).slice(YOU.length + 1) : toYou(text);
