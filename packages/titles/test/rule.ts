import { expect, test } from 'vitest';
import { titles, unfinished } from '@roundhouse/titles';

/**
 * A test of one statement of a rule book (three at most), tagged by its id: `soh:selling-shares-4`, or `soh:Q9` for a
 * reading of an open question. Where the statement is a limit, the test must show it accepted and refused, the refusal
 * naming that very rule. `audit.test.ts` fails on unknown ids and on statements without a test.
 */
export function rule(...args: [...ids: string[], says: string, body: () => void]): void {
  const body = args.at(-1) as () => void;
  const says = args.at(-2) as string;
  const ids = args.slice(0, -2) as string[];
  test(`[${ids.join(' ')}] ${says}`, () => {
    if (ids.length < 1 || ids.length > 3) throw new Error('a rule test names one to three rules');
    refused.clear();
    acceptedCount = 0;
    expect.hasAssertions();
    body();
    for (const id of ids.filter(isLimit)) {
      if (acceptedCount === 0) throw new Error(`${id} is a limit: show also what it accepts`);
      if (!refused.has(id)) throw new Error(`${id} is a limit: show what it refuses, by its own id`);
    }
  });
}

const refused = new Set<string>();
let acceptedCount = 0;

export const noteAccepted = (): void => {
  acceptedCount++;
};
export const noteRefused = (rule: string): void => {
  refused.add(rule);
};

const limits = new Set(
  [...titles, ...unfinished].flatMap((title) =>
    title.rules.filter(({ kind }) => kind === 'limit').map(({ id }) => `${title.id}:${id}`),
  ),
);
/**
 * Limits that stop an effect (a price at a ledge, a trade for which no share is left), that the map keeps by itself, or that allow
 * everything, so that there is no action to refuse; and those of a table whose refusals name the rule of each phase.
 */
const stopsAnEffect = new Set([
  '1839:2-3',
  '1839:4-40',
  '1839:17.10-13',
  '1839:17.11-3',
  '1839:17.12-2',
  'soh:adjusting-share-price-sales-4',
  '1828:7.5.2.1-13',
  '1828:13.2.2.6-7',
  '1828:14.3.1-9',
  '1843:8.8.3-10',
  '1843:13.2-5',
  '1843:4-1',
  '1843:7.4-9',
  '1843:7.7-4',
  '1843:7.7-10',
  '1820:2-1',
  '1820:2-3',
  '1820:5-7',
  '1820:5-9',
  '1820:6.7-3',
  '1820:16.2.1-1',
  '1820:14.1-4',
  '1820:15.3.4-2',
  '1839:7.4-5',
  '1839:14.3.3-2',
  '1839:8.2-5',
  '1820:5-10',
  '1820:12.3.1.1-6',
  '1820:13.1-2',
  '1820:13.1-3',
  '1820:13.1-4',
  '1820:13.1-5',
  '1820:13.1-6',
]);
const isLimit = (id: string): boolean => limits.has(id) && !stopsAnEffect.has(id);
