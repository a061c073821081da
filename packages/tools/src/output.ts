/**
 * What commands print: results on stdout, everything else on stderr. Whatever names and files hold, nothing of it steers
 * the terminal: all texts pass here, and what they quote from outside has become one line before.
 */
import { withoutCommands } from '@roundhouse/kernel';

export function out(text: string): void {
  print(`${text}\n`);
}

/** As it is, without a line's end. */
export function print(text: string): void {
  process.stdout.write(withoutCommands(text));
}

export function note(text: string): void {
  process.stderr.write(withoutCommands(`${text}\n`));
}

/** A line of JSON. Signs that cannot be seen are written out by their numbers, so nothing is lost. */
export function outJson(value: unknown): void {
  out(JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, escaped));
}

const escaped = (sign: string): string =>
  sign
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');

/** Rows in columns; numbers stand right, texts left. */
export function table(rows: readonly (readonly (string | number)[])[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, String(cell).length);
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (typeof cell === 'number' ? String(cell).padStart(widths[i]!) : cell.padEnd(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
}

/** The words of a text; an abbreviation stays with its figure: `fl. 80`. */
export const wordsIn = (text: string): string[] => text.split(/(?<!\.) | (?!\d)/);

/** Breaks a text into lines of at most `width`, all but the first indented. */
export function wrap(text: string, width: number, indent: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of wordsIn(text)) {
    if (line !== '' && line.length + 1 + word.length > width - (lines.length > 0 ? indent : 0)) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.join(`\n${' '.repeat(indent)}`);
}
