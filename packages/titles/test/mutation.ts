/**
 * Runs before every test file. `npm run mutate <title>` names one check of a title in the environment; it is switched
 * off here, and the tests of the title are expected to notice. Without the variable nothing happens.
 */
import { checksOf, switchOff } from '@roundhouse/kernel';
import { titles, unfinished } from '@roundhouse/titles';

const place = process.env['ROUNDHOUSE_SWITCH_OFF'];
if (place !== undefined) {
  const found = [...titles.flatMap((title) => checksOf(title)), ...unfinished.flatMap((title) => checksOf(title))].find(
    (one) => one.place === place,
  );
  if (!found) throw new Error(`there is no check ${place}`);
  switchOff(found.check);
}
