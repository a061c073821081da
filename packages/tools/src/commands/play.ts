import { History, newGame, plainLine } from '@roundhouse/kernel';
import { type Level, LEVELS, type RailState, USUAL_LEVEL } from '@roundhouse/rail';
import { type Command, Option } from 'commander';
import { UsageError } from '../failure.ts';
import { openGame, saveGame } from '../files.ts';
import { out } from '../output.ts';
import { playerNames } from '../names.ts';
import { Asker } from '../play/asker.ts';
import { Session } from '../play/session.ts';
import { type AnyTitle, titleOf } from '../title.ts';
import { playerCounts, repeatable, settings, wholeNumber } from '../values.ts';

interface PlayOptions {
  readonly players?: string;
  readonly seed?: number;
  readonly seat: number;
  readonly hotSeat?: boolean;
  readonly option: readonly string[];
  readonly reading: readonly string[];
  readonly save?: string;
  readonly load?: string;
  readonly bot: Level;
  readonly why: boolean;
  readonly partial?: boolean;
  readonly name?: string;
}

export function addPlay(program: Command): void {
  program
    .command('play')
    .description('Plays a game in the terminal against bots: choose by number, “help” says what else can be typed.')
    .argument('[title]', 'the game’s id (see `roundhouse titles`); a saved game knows its own')
    .option('--players <count>', 'how many players, you included')
    .option('--seed <number>', 'seed for the shuffles and the bots', wholeNumber('--seed', 0, 2 ** 31 - 1))
    .option('--name <name>', 'your name')
    .option('--seat <number>', 'your seat', wholeNumber('--seat', 1, 10), 1)
    .option('--hot-seat', 'play every seat yourself, or with others at this terminal')
    .addOption(repeatable('--option <key=value>', 'an option of the game'))
    .addOption(repeatable('--reading <key=value>', 'a reading of the rules'))
    .option('--save <file>', 'save the game here when you quit')
    .option('--load <file>', 'continue a saved game')
    .addOption(
      new Option('--bot <level>', 'who plays the other seats: beginner, club, expert, or one with a character')
        .choices(LEVELS)
        .default(USUAL_LEVEL),
    )
    .option('--no-why', 'hide the bots’ reasons')
    .option('--partial', 'continue after the last legal action of a saved game that has an illegal one')
    .action(play);
}

async function play(id: string | undefined, options: PlayOptions): Promise<void> {
  const { bot, why } = options;
  const seed = options.seed ?? Date.now() % 1_000_000;
  const { title, history } =
    options.load === undefined ? begun(id, options, seed) : savedGame(id, options.load, options);
  if (options.seat > history.players.length) throw new UsageError(`There are only ${history.players.length} seats.`);
  const before = history.toFile().entries.length;
  const asker = new Asker();
  try {
    const file = options.save ?? options.load ?? `${title.id}-${seed}.json`;
    const people = options.hotSeat ? history.players.map((_, seat) => seat + 1) : [options.seat];
    await new Session(title, history, asker, file, seed, { people, bot, why }).play();
    if (options.save !== undefined) {
      saveGame(options.save, history.toFile());
      out(`Saved as ${plainLine(options.save)}.`);
    }
    const kept = options.save ?? options.load;
    if (kept !== undefined && history.state.ended === null)
      out(`To go on: roundhouse play --load ${plainLine(kept)} --save ${plainLine(kept)}`);
    if (options.save === undefined && history.toFile().entries.length > before)
      out('Only what you saved is kept; with “--save game.json” the game is saved when you quit.');
  } finally {
    asker.close();
  }
}

interface Opened {
  readonly title: AnyTitle;
  readonly history: History<RailState>;
}

function begun(id: string | undefined, options: PlayOptions, seed: number): Opened {
  if (id === undefined) throw new UsageError('Say which game: `roundhouse titles` lists them.');
  const title = titleOf(id);
  const [count, ...more] = playerCounts(title, options.players ?? String(Math.min(3, title.players.max)));
  if (more.length > 0) throw new UsageError('Give one number of players.');
  const wish = {
    options: settings(title, 'option', options.option),
    readings: settings(title, 'reading', options.reading),
    players: playerNames(count!).map((name, seat) => (seat === options.seat - 1 ? (options.name ?? name) : name)),
    seed,
  };
  return { title, history: new History(title, newGame(title, wish)) };
}

function savedGame(id: string | undefined, path: string, { partial }: PlayOptions): Opened {
  const { title, history } = openGame(path, partial === true);
  if (id !== undefined && titleOf(id).id !== title.id) throw new UsageError(`${path} is a game of ${title.name}.`);
  return { title, history };
}
