import { textWidth } from '../board/labels/text-width.ts';
import { companyColor } from './company-color.ts';

const linear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);

/** How much light a colour `#rrggbb` gives back, 0 to 1. */
export function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(color.slice(at, at + 2), 16) / 255));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Ink first; on a middling colour only black is dark enough. */
const inks = ['#ffffff', '#1b1814', '#000000'];
const READABLE = 4.5;

/** The lettering on a company's colour: what the data wants where it can be read, else what can. */
export function lettering(color: string, wanted?: string): string {
  const ground = companyColor(color);
  const readable = (ink: string): boolean => contrast(ground, ink) >= READABLE;
  if (wanted !== undefined && readable(wanted)) return wanted;
  return inks.find(readable) ?? '#000000';
}

/** So many letters can be read on one line of a disc; an `&` is as wide as two of them. */
const ONE_LINE = 5;

/** The letters of a disc, on two lines where they are too many for one: broken behind the `&`, or in the middle. */
export function linesOf(letters: string): readonly string[] {
  const and = letters.indexOf('&');
  if (letters.length + (and < 0 ? 0 : 1) <= ONE_LINE) return [letters];
  const at = and >= 2 && and <= letters.length - 3 ? and + 1 : Math.ceil(letters.length / 2);
  return [letters.slice(0, at), letters.slice(at)];
}

/** The letters of a disc are bolder than those that were measured. */
const BOLDER = 1.06;

/** Letters as large as `wanted`, or smaller where they would be wider than `room`. */
export const fitting = (letters: string, wanted: number, room: number): number =>
  Math.min(wanted, room / (textWidth(letters, 1) * BOLDER));

/** As far as letters are pressed together before they are left out. */
export const PRESSED = 0.78;

/** The length to which letters of a size are pressed together, where they would be wider than `room`. */
export function pressedTo(letters: string, size: number, room: number): number | undefined {
  return textWidth(letters, size) * BOLDER > room ? room : undefined;
}
