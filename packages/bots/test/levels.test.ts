import { choose, playerFor, viewOf } from '@roundhouse/bots';
import { firstWeights } from '@roundhouse/bots/first/weights';
import { indication } from '@roundhouse/host';
import { apply, choices, deciders, type LoggedAction, start } from '@roundhouse/kernel';
import { type Level, LEVELS, type RailState, type RailTitle } from '@roundhouse/rail';
import { titles } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';

const holland = titles[0]!;

type Decision = (s: RailState, by: string, action: LoggedAction) => void;

/** The first moves of a game in which these sit. */
function play(
  title: RailTitle<RailState>,
  seed: number,
  levels: readonly Level[],
  actions: number,
  seen: Decision,
): RailState {
  let s: RailState = start(title, { players: levels.length, seed }).state;
  let shown = false;
  for (let i = 0; i < actions && !s.ended; i++) {
    const [by] = deciders(title, s);
    const first: LoggedAction | null = shown ? null : indication(title, s);
    const player = playerFor(title.id, levels[s.players.indexOf(by!)]!);
    const action: LoggedAction = first ?? choose(title, viewOf(s), by!, seed, player!)!.action;
    if (!first) seen(s, by!, action);
    const done = apply(title, s, action);
    if (!done.ok) throw new Error(done.refusal.text);
    shown = action.type === 'indicate' || (shown && title.runProblem(done.state) !== null);
    s = done.state;
  }
  return s;
}

const movesOf = (seed: number, levels: readonly Level[]): string[] => {
  const moves: string[] = [];
  play(holland, seed, levels, 60, (_, by, { frame: _f, ...action }) => moves.push(`${by} ${JSON.stringify(action)}`));
  return moves;
};

describe('levels', () => {
  test('all but the random one have weights, and only a beginner errs', () => {
    const players = LEVELS.map((level) => [level, playerFor('soh', level)] as const);
    expect(players.filter(([, player]) => player === null).map(([level]) => level)).toEqual(['random']);
    expect(players.filter(([, player]) => player && player.slack > 0).map(([level]) => level)).toEqual(
      LEVELS.filter((level) => level.startsWith('beginner')),
    );
  });

  test('the yardstick has none of what came after it', () => {
    expect(firstWeights('soh')).toMatchObject({ horizon: 0, alert: 0, samples: [1], modest: 0, doubt: 0, early: 0 });
  });

  test('the same deal, levels and seed give the same game, another seed another one', () => {
    const levels: Level[] = ['club-builder', 'club-raider', 'beginner'];
    expect(movesOf(5, levels)).toEqual(movesOf(5, levels));
    expect(movesOf(5, levels)).not.toEqual(movesOf(26, levels));
  });

  test('an expert thinks of more than a club player', () => {
    const [club, expert] = (['club', 'expert'] as const).map((level) => playerFor('1843', level)!.weights);
    expect(expert!.work).toBe(3 * club!.work);
    expect(expert!.samples.length).toBeGreaterThan(club!.samples.length);
  });
});

/** What no beginner does, by rules of thumb: each is asked of every decision. */
describe.each(titles.map((title) => ({ title, id: title.id })))('a beginner of $id', ({ title, id }) => {
  test('does nothing that a rule of thumb forbids, and starts companies', () => {
    const wrong: string[] = [];
    const s = play(title, 7, ['beginner', 'beginner', 'beginner'], 150, (before, by, action) => {
      const { type } = action;
      const stock = before.stack.at(-1)!.kind === 'stockTurn';
      if (stock && type === 'sell') wrong.push(`${by} sells`);
      if (type === 'buyTrainFrom' || type === 'proposeMerger') wrong.push(`${by}: ${type}`);
      const top = before.stack.at(-1)!;
      const offers = (kind: string): boolean => choices(title, before, by, { type: kind }).length > 0;
      const directs = Object.values(before.companies).some(({ director }) => director === by);
      const company = before.companies[top.of ?? ''] ? top.of! : null;
      if (type === 'pass' && title.roundName(before) === 'SR 1' && !directs && offers('start') && id === 'soh')
        wrong.push(`${by} passes with the money for a start`);
      if (type === 'pass' && top.kind === 'trains' && company && id !== '1820' && offers('buyTrain')) {
        const held = Object.values(before.trains).includes(company);
        if (!held) wrong.push(`the ${company} has no train, can pay for one and buys none`);
      }
      const { indicated } = top as { indicated?: { routes: unknown } | null };
      if (type === 'run' && indicated && JSON.stringify(action['routes']) !== JSON.stringify(indicated.routes))
        wrong.push(`${by} runs below the best`);
      if (type === 'accept' && (top as { terms?: { price?: unknown } }).terms?.price === 1)
        wrong.push(`${by} sells for 1`);
      const isLast = title.bot?.roundsLeft(before) === 1;
      if (type === 'dividend' && action['choice'] === 'withhold' && isLast)
        wrong.push(`${by} withholds the last revenue`);
      if (type === 'buyTrain' && isLast && offers('pass')) wrong.push(`${by} buys a train that never runs`);
      const card = title.material(before).privates.find(({ id }) => id === action['private']);
      const price = action['amount'] ?? action['price'];
      if (type === 'bid' && card && typeof price === 'number' && price > Math.max(1.2 * card.price, card.price + 5))
        wrong.push(`${by} bids ${price} for a private of ${card.price}`);
    });
    expect(wrong).toEqual([]);
    expect(Object.values(s.companies).filter(({ status }) => status === 'started').length).toBeGreaterThan(0);
  });
});
