/** Prints what the mutation run of a title switches off in turn, as JSON: refusing checks, then calls of the ledger. */
import { checksOf } from '@roundhouse/kernel';
import { titles, unfinished } from '@roundhouse/titles';
import { ledgerCalls } from './ledger-calls.ts';

const known = [...titles, ...unfinished];
const title = known.find(({ id }) => id === process.argv[2]);
if (!title) {
  console.error(`There is no title "${process.argv[2] ?? ''}". Titles: ${known.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}
const checks = checksOf(title).map(({ place, rule }) => ({ place, rule }));
const calls = ledgerCalls(title.id).map(({ place, file, line }) => ({ place, at: `${file}:${line}` }));
console.log(JSON.stringify([...checks, ...calls]));
