/** What a title tells of its book, with the usual answers where it tells nothing. */
import { type BotAnswers, type BotWords, type RailState, type RailTitle, sharesOf } from '@roundhouse/rail';

/** The names that most titles use: a move by its name, or by frame and name where a name has two meanings. */
const usualWords: BotWords = {
  stockTurn: ['stockTurn'],
  buy: ['buy'],
  start: ['start'],
  begin: [],
  sell: ['stockTurn.sell'],
  redeem: ['redeem'],
  lay: ['layTile'],
  run: ['run'],
  trade: ['buyPrivate', 'buyTrainFrom'],
  accept: ['accept'],
  decline: ['decline'],
  bid: ['bid'],
  outright: [],
  join: [],
  opens: [],
  opened: [],
  pass: ['pass'],
  customary: [],
  dividend: ['dividend'],
  offer: ['offer'],
  procedure: [],
  usually: [],
};

export type Sense = Omit<BotAnswers<RailState>, 'words'> & {
  readonly words: BotWords;
  readonly is: (kind: keyof BotWords, type: string, frame: string) => boolean;
};

const known = new WeakMap<RailTitle<RailState>, Sense>();

export function senseOf(title: RailTitle<RailState>): Sense {
  let sense = known.get(title);
  if (!sense) {
    sense = makeSense(title);
    known.set(title, sense);
  }
  return sense;
}

function makeSense(title: RailTitle<RailState>): Sense {
  const { words: own, ...answers } = title.bot ?? usual(title);
  const words: BotWords = { ...usualWords, ...own };
  return {
    ...answers,
    words,
    is: (kind, type, frame) => words[kind].includes(type) || words[kind].includes(`${frame.split('/')[0]}.${type}`),
  };
}

/** A book of which nothing is known: two rounds in each phase to come. */
function usual(title: RailTitle<RailState>): BotAnswers<RailState> {
  return {
    roundsLeft: (s) => {
      const { names, at } = title.rounds(s);
      const ahead = names.slice(at).filter((name) => name.startsWith('OR')).length;
      const { phases } = title.material(s);
      return Math.max(ahead, 2 * (phases.length - phases.findIndex(({ id }) => id === s.phase)));
    },
    stillRuns: () => true,
    toOperate: () => ({ missing: 0, money: 0 }),
    keeps: (s, company) => sharesOf(s, company, company),
    treasuryShares: () => 0,
    privateWorth: (s, id, holder) =>
      s.players.includes(holder) ? 0.5 * (title.material(s).privates.find((one) => one.id === id)?.price ?? 0) : 0,
    privateRounds: (_, _id, rounds) => Math.ceil(rounds / 2),
  };
}
