/**
 * Prints what the mutation run of a title, or of what titles share, switches off in turn, as JSON: refusing checks, then
 * calls of the ledger.
 */
import { checksOf } from '@roundhouse/kernel';
import { titles, unfinished } from '@roundhouse/titles';
import { ledgerCalls, SHARED } from './ledger-calls.ts';

const whose = process.argv[2] ?? '';
const known = [...titles, ...unfinished];
const title = known.find(({ id }) => id === whose);
if (!title && whose !== SHARED) {
  console.error(`There is no game "${whose}". Known: ${known.map(({ id }) => id).join(', ')}, and ${SHARED}.`);
  process.exit(2);
}
const checks = title ? checksOf(title).map(({ place, rule }) => ({ place, rule })) : [];
const calls = ledgerCalls(whose).map(({ place, file, line }) => ({ place, at: `${file}:${line}` }));
console.log(JSON.stringify([...checks, ...calls]));
