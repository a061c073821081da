/** Games of 1839 that stand at a certain question, played by chance: the first, by seed, that comes there. */
import { randomTurn } from '@roundhouse/bots';
import { nextAction } from '@roundhouse/host';
import { dice, type GameFile, History, newGame } from '@roundhouse/kernel';
import { anyTitle, type RailState } from '@roundhouse/rail';
import { title1839 } from '@roundhouse/titles';

const title = anyTitle(title1839);
const players = ['Ada', 'Bram', 'Cato'];

/** A game at its first question. */
export const newGameOf1839 = (): GameFile => new History(title, newGame(title, { players, seed: 1 })).toFile();

/** The first game whose state suits; its people are at this device. */
export function gameOf1839(suits: (s: RailState) => boolean): GameFile {
  for (let seed = 1; seed < 40; seed++) {
    const game = new History(title, newGame(title, { players, seed }));
    const chance = dice(seed);
    while (!game.state.ended) {
      if (suits(game.state)) return game.toFile();
      game.add(nextAction(title, game.state, game.lastAction, (s) => randomTurn(title, s, chance)));
    }
  }
  throw new Error('no game of 1839 comes there');
}

export { title as rules1839 };
