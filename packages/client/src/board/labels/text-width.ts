/** Advance widths of the semibold sans in hundredths of an em: names are placed where no page can measure them. */
const byWidth: Readonly<Record<number, string>> = {
  20: ' ',
  26: 'ijìíîï|',
  27: "',.:;l·",
  28: 'IÌÍÎÏ',
  32: '!()-[]f',
  34: '/',
  36: 'tr',
  43: 's?z*',
  46: 'cç',
  49: 'Jvyýÿx',
  50: 'LYÝ',
  51: '0123456789#$+=Feèéêë×',
  52: 'agkàáâãäå',
  54: 'ESVXZÈÉÊË',
  55: 'Toðòóôõöø',
  56: 'AÀÁÂÃÄÅbdhnpquñùúûüþ',
  58: 'CPRÇ',
  60: 'BKß',
  63: 'DG',
  65: '&UÙÚÛÜHNÑ',
  67: 'OQÒÓÔÕÖØ',
  75: 'Mw',
  82: 'WmÆæ%',
};

const widths = new Map(
  Object.entries(byWidth).flatMap(([width, letters]) => letters.split('').map((c) => [c, Number(width)])),
);

/** The width of a line of text, in the unit of `size`. */
export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text) sum += widths.get(letter) ?? 56;
  return (sum * size) / 100;
}

const LINE = 0.98;

/** A name in one or two lines, smaller where it must be: never wider than `room`. */
export interface SetText {
  readonly lines: readonly string[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

function setLines(lines: readonly string[], size: number, room: number): SetText {
  const widest = Math.max(...lines.map((line) => textWidth(line, size)));
  const fitting = widest > room ? (size * room) / widest : size;
  return { lines, size: fitting, width: Math.min(widest, room), height: lines.length * fitting * LINE };
}

/** In one line, however long. */
export const oneLine = (text: string, size: number): SetText => setLines([text], size, Number.POSITIVE_INFINITY);

/** In two lines, broken after a space, a slash or a hyphen where that makes the widest line shortest; null: it has none. */
export function brokenText(text: string, size: number, room = Number.POSITIVE_INFINITY): SetText | null {
  const breaks = [...text.matchAll(/[ /-]+/g)].map((match) => match.index + match[0].length);
  const pairs = breaks.map((at) => [text.slice(0, at).trim(), text.slice(at).trim()].filter((line) => line !== ''));
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => textWidth(line, size)));
  const best = pairs.toSorted((a, b) => widest(a) - widest(b))[0];
  return best ? setLines(best, size, room) : null;
}

/** In one line, else in two, else smaller. */
export const setText = (text: string, size: number, room: number): SetText =>
  textWidth(text, size) <= room ? oneLine(text, size) : (brokenText(text, size, room) ?? setLines([text], size, room));

/** The height of a line in a set text. */
export const lineHeight = (set: SetText): number => set.size * LINE;
