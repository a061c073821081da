/** Choices by the names that the engine gives them, for developers. */
import type { Choice, Json, OpenField, Range } from '@roundhouse/kernel';
import { textOf } from '../text.ts';

/** A choice as a line: `buy: company NRS, from treasury`. */
export function describe(choice: Choice): string {
  const parts = [
    ...Object.entries(choice.fields).map(([name, value]) => `${name} ${textOf(value)}`),
    ...Object.entries(choice.openFields).map(([name, openField]) => `${name} ${describeField(openField)}`),
  ];
  return parts.length === 0 ? choice.type : `${choice.type}: ${parts.join(', ')}`;
}

function describeField(openField: OpenField): string {
  if (openField.kind === 'oneOf') return openField.values.join('/');
  if (openField.kind === 'indicated') return `the best known (${describeRoutes(openField.best)})`;
  if (openField.min === openField.max) return String(openField.min);
  return `${openField.min}–${openField.max}${openField.step === 1 ? '' : ` by ${openField.step}`}${without(openField)}`;
}

const without = ({ except }: Range): string => (except ? `, not ${except.join('/')}` : '');

/** `2-1: H16–H20; 3-2: H16–H12`. */
export function describeRoutes(run: Json): string {
  if (!Array.isArray(run) || run.length === 0) return 'none';
  const routes = run as unknown as readonly { train: string; path: readonly string[] }[];
  return routes
    .map(
      ({ train, path }) =>
        `${train}: ${path
          .filter((point) => point.includes(':'))
          .map((point) => point.split(':')[0])
          .join('–')}`,
    )
    .join('; ');
}
