/** Prints the refusing checks of a title as JSON, for the mutation run. */
import { checksOf } from '@roundhouse/kernel';
import { titles, unfinished } from '@roundhouse/titles';
import { note, outJson } from './output.ts';

const known = [...titles, ...unfinished];
const title = known.find(({ id }) => id === process.argv[2]);
if (!title) {
  note(`There is no title "${process.argv[2] ?? ''}". Titles: ${known.map(({ id }) => id).join(', ')}.`);
  process.exit(2);
}
outJson(checksOf(title).map(({ place, rule }) => ({ place, rule })));
