// Starts with the test files that take minutes, mostly waiting, so that nothing is left to wait for when all others are done.

import { BaseSequencer } from 'vitest/node';

const LONGEST = ['/faults/', '/two-processes', '/crash.', '/player.test', '/simulate.test', '/differential'];

const rank = ({ moduleId }) => {
  const found = LONGEST.findIndex((part) => moduleId.includes(part));
  return found < 0 ? LONGEST.length : found;
};

export class LongestFirst extends BaseSequencer {
  async sort(files) {
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
