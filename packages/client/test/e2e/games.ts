/** Games for the tests, played by the engine itself: the same seed gives the same game. */
import { randomTurn } from '@roundhouse/bots';
import { nextAction } from '@roundhouse/host';
import { dice, type GameFile, History, newGame } from '@roundhouse/kernel';
import { soh } from '@roundhouse/titles';

/** A game file with so many actions, or the whole game where it is shorter. */
export function playedGame({ seed = 7, players = 3, actions = Number.POSITIVE_INFINITY } = {}): GameFile {
  const names = ['Ada', 'Bram', 'Cato', 'Dirk', 'Eline'].slice(0, players);
  const game = new History(soh, newGame(soh, { players: names, seed }));
  const chance = dice(seed);
  while (!game.state.ended && game.length < actions) {
    const result = game.add(nextAction(soh, game.state, game.lastAction, (s) => randomTurn(soh, s, chance)));
    if (!result.ok) throw new Error(result.refusal.text);
  }
  return game.toFile();
}

/** A file as a person would choose it. */
export const asFile = (name: string, content: unknown) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});
