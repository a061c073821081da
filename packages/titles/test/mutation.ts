/**
 * Runs before every test file. `npm run mutate <title>` names one check of a title in the environment; it is switched
 * off here, and the tests of the title are expected to notice. Without the variable nothing happens.
 */
import { checksOf, switchOff } from '@roundhouse/kernel';
import { titles, unfinished } from '@roundhouse/titles';

const named = process.env['ROUNDHOUSE_SWITCH_OFF'];
if (named !== undefined) {
  const found = [...titles, ...unfinished]
    .flatMap((title) => checksOf(title).map(({ place, check }) => ({ name: `${title.id} ${place}`, check })))
    .find(({ name }) => name === named);
  if (!found) throw new Error(`there is no check ${named}`);
  switchOff(found.check);
}
