/** What can be typed, shown on request. */
import type { Desk } from './desk.ts';
import { looksOf } from './screens/index.ts';

export const helpFor = (desk: Desk): string => `A number chooses, and so does the name of a hex. Besides:
  back, c    the list before          why, ?     what is not possible, and why
  undo, u    take your last move back more       what you may do at any time
  bot, b     a bot decides for you    h          a bot plays on to the round's end
  hint       an idea; again: three moves, and hint 1 makes the first of them
  save, s    save: s game.json        quit, q    leave the game
To look at (the first letters will do):
${looksOf(desk)
  .map(([word, says]) => `  ${word.padEnd(10)} ${says}`)
  .join('\n')}`;

export const AMOUNT_HELP = '  back another choice; undo, save, quit, help as ever.';
