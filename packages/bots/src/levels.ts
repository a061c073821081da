/** The players that a table seats: a rank changes budget, plans and mistakes, a character what is liked; never rules or knowledge. */
import { type Character, characterOf, type Level, type Rank, rankOf } from '@roundhouse/rail';
import type { ChooseOptions } from './choose.ts';
import characters from './weights/characters.json' with { type: 'json' };
import { type PartialWeights, type Weights, weightsFor, withWeights } from './weights/index.ts';

/** Enough that two games on the same deal differ. */
const NOISE = 0.001;
/** A beginner takes what loses less than this part for as good. */
const SLACK = 0.04;

/** Null for one that moves at random. */
export function playerFor(title: string, level: Level): Required<ChooseOptions> | null {
  const rank = rankOf(level);
  if (rank === null) return null;
  const character = characterOf(level);
  const ranked = ofRank(rank, weightsFor(title));
  return {
    weights: character === null ? ranked : withWeights(likings[character], ranked),
    noise: NOISE,
    slack: rank === 'beginner' ? SLACK : 0,
  };
}

const likings: Readonly<Record<Character, PartialWeights>> = characters;

function ofRank(rank: Rank, usual: Weights): Weights {
  switch (rank) {
    case 'club':
      return usual;
    case 'expert':
      return withWeights(
        {
          samples: [0.7, 1, 1.4],
          beam: 2 * usual.beam,
          seconds: 2 * usual.seconds,
          stockPlans: 2 * usual.stockPlans,
          work: 3 * usual.work,
        },
        usual,
      );
    case 'beginner':
      return withWeights(
        {
          horizon: 2,
          alert: 1,
          modest: 50,
          envy: 0,
          envyOfTwo: 0,
          beam: 0,
          seconds: 0,
          stockPlans: Math.min(3, usual.stockPlans),
          lotMost: Math.min(1.2, usual.lotMost),
        },
        usual,
      );
  }
}
