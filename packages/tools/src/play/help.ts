/** What can be typed, shown on request. */
import { LOOKS } from './screens/index.ts';

const looks = LOOKS.map(([word, says]) => `  ${word.padEnd(10)} ${says}`).join('\n');

export const HELP = `A number chooses, and so does the name of a hex. Besides:
  back, c    the list before          why, ?     what is not possible, and why
  undo, u    take your last move back more       what you may do at any time
  bot, b     a bot decides for you    h          a bot plays on to the round's end
  hint       an idea; again: three moves, and hint 1 makes the first of them
  save, s    save: s game.json        quit, q    leave the game
To look at (the first letters will do):
${looks}`;

export const AMOUNT_HELP = '  back another choice; undo, save, quit, help as ever.';
