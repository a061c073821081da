import { choices, deciders, fill, type LoggedAction, lastingHash, positionHash } from '@roundhouse/kernel';
import type { RailState, RailTitle } from '@roundhouse/rail';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { worthDifference, worthParts } from '../../../src/trial/compare.ts';
import { commonMoments, fairMoment, stateAtMoment } from '../../../src/trial/course.ts';
import { GAME, lineOf, orderOf } from '../../../src/trial/lines.ts';
import { TrialSession } from '../../../src/trial/session.ts';
import { allTitles, gameOf, soh, withoutQuickWorker, withQuickWorker } from './origin-games.ts';

beforeAll(() => {
  withQuickWorker();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterAll(withoutQuickWorker);

/** The first choice of the player who is asked, or the last. */
function choiceIn(title: RailTitle, s: RailState, last = false): LoggedAction {
  const [by] = deciders(title, s);
  const all = choices(title, s, by!).filter(({ type }) => type !== 'indicate');
  return fill(last ? all.at(-1)! : all[0]!);
}

const until = (isSo: () => boolean): Promise<void> => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 20_000 });

describe('a board of one’s own', () => {
  test.each(allTitles.map((title) => [title.id, title] as const))(
    'never touches the game of %s, past or present, whatever is done there',
    async (_, title) => {
      const { game, history } = gameOf(title, 40, 2);
      const before = JSON.stringify(history.entries);
      const [position, lasting] = [positionHash(history.state), lastingHash(title, history.state)];
      for (const from of [history.length - (history.state.ended ? 5 : 0), 20, 0]) {
        const session = await TrialSession.open(game, from, 'Analysis');
        const { game: trial } = session.view();
        expect(trial.view().seq).toBe(from);
        for (let i = 0; i < 4 && !trial.view().state.ended; i++) {
          if (trial.view().search) await until(() => trial.view().search === null);
          await trial.act(choiceIn(title, trial.view().state));
        }
        trial.goOn('turn');
        await until(() => trial.going === null);
        expect(trial.view().seq).toBeGreaterThan(from);
        session.close();
      }
      expect(JSON.stringify(history.entries)).toBe(before);
      expect(positionHash(history.state)).toBe(position);
      expect(lastingHash(title, history.state)).toBe(lasting);
      expect(game.view().seq).toBe(history.length);
    },
    60_000,
  );

  test('every seat is in one’s hand, and chance to come is drawn again', async () => {
    const { game, history } = gameOf(soh, 40, 2);
    const session = await TrialSession.open(game, 40, 'Analysis');
    const { state, seats } = session.view().game.view();
    expect(seats.map(({ kind }) => kind)).toEqual(['here', 'here', 'here']);
    expect(state.rng).not.toEqual(history.state.rng);
    expect({ ...state, rng: null }).toEqual({ ...history.state, rng: null });
    session.close();
  });

  test('nothing of the game itself can be undone in it', async () => {
    const { game } = gameOf(soh, 40, 3);
    const session = await TrialSession.open(game, 40, 'Analysis');
    const { game: trial } = session.view();
    const { action } = trial.view().steps.at(-1)!;
    expect(trial.undoTargets(action.by)).toEqual([]);
    const refused = await trial.act({ type: 'undo', by: action.by, to: 39 });
    expect(refused).toMatchObject({ ok: false, refusal: { rule: 'table:undo' } });
    const tried = choiceIn(soh, trial.view().state);
    await trial.act(tried);
    expect(trial.view().seq).toBe(41);
    await trial.act({ type: 'undo', by: tried.by, to: 40 });
    expect(trial.view().seq).toBe(40);
    session.close();
  });

  test('a seat can be given to a bot, and bots go on to the end of the round until they are stopped', async () => {
    const { game } = gameOf(soh, 40, 4);
    const session = await TrialSession.open(game, 40, 'Analysis');
    const { game: trial } = session.view();
    await trial.seat('player2', 'club');
    expect(trial.bots).toEqual(['player2']);
    const round = soh.roundName(trial.view().state);
    trial.goOn('round');
    await until(() => trial.going === null);
    expect(soh.roundName(trial.view().state)).not.toBe(round);
    trial.goOn('game');
    await until(() => trial.view().seq > 60);
    trial.stop();
    expect(trial.going).toBeNull();
    expect(trial.view().state.ended).toBeNull();
    session.close();
  }, 60_000);
});

describe('lines', () => {
  test('are kept with the game, branch, and are opened again where they ended', async () => {
    const { game } = gameOf(soh, 50, 5);
    const session = await TrialSession.open(game, 50, 'Analysis');
    const first = session.view();
    await first.game.act(choiceIn(soh, first.game.view().state));
    await first.game.act(choiceIn(soh, first.game.view().state));
    session.describe(first.open, { name: 'Early', comment: 'Before the others' });
    expect(session.branch(51)).toBe(true);
    const branch = session.view();
    expect(branch.open).not.toBe(first.open);
    expect(branch.game.view().seq).toBe(51);
    await branch.game.act(choiceIn(soh, branch.game.view().state, true));
    expect(orderOf(session.view().lines)).toEqual([GAME, first.open, branch.open]);
    session.move(branch.open, 0);
    session.close();
    await vi.waitFor(async () => {
      const again = await TrialSession.open(game, null, 'Analysis');
      expect(orderOf(again.view().lines)).toEqual([branch.open, GAME, first.open]);
      expect(again.view().open).toBe(branch.open);
      expect(again.view().game.view().seq).toBe(52);
      expect(lineOf(again.view().lines, first.open)).toMatchObject({ name: 'Early', comment: 'Before the others' });
      again.remove(branch.open);
      expect(orderOf(again.view().lines)).toEqual([GAME, first.open]);
      again.close();
    });
  });

  test('what is done on the course of the game itself makes a new line', async () => {
    const { game } = gameOf(soh, 50, 6);
    const session = await TrialSession.open(game, 30, 'Analysis');
    session.select(GAME);
    expect(session.view().game.view().seq).toBe(50);
    const { game: trial } = session.view();
    await trial.act(choiceIn(soh, trial.view().state));
    const { open, lines } = session.view();
    expect(open).not.toBe(GAME);
    expect(lineOf(lines, open)).toMatchObject({ base: 30 });
    expect(lineOf(lines, open)!.actions).toHaveLength(21);
    session.close();
  });

  test('a line that left the game where it no longer is cannot be opened, and is kept', async () => {
    const { game } = gameOf(soh, 50, 7);
    const session = await TrialSession.open(game, 50, 'Analysis');
    const { open, game: trial } = session.view();
    await trial.act(choiceIn(soh, trial.view().state));
    session.close();
    const other = gameOf(soh, 45, 7);
    await vi.waitFor(async () => {
      const shorter = await TrialSession.open(other.game, null, 'Analysis');
      expect(lineOf(shorter.view().lines, open)).not.toBeNull();
      expect(shorter.view().open).not.toBe(open);
      expect(shorter.courseOf(open)).toBeNull();
      shorter.close();
    });
  });

  test('are set against each other after as many actions, before a round has started in both', async () => {
    const { game } = gameOf(soh, 110, 8);
    const session = await TrialSession.open(game, 30, 'Analysis');
    const { open, game: trial } = session.view();
    const [played, tried] = [session.courseOf(GAME)!, session.courseOf(open)!];
    expect(fairMoment(played, tried)).toEqual({ round: null, seq: 30 });
    for (const player of tried.end.players)
      expect(worthDifference(soh, stateAtMoment(played, fairMoment(played, tried)), tried.end, player)).toBe(0);
    await trial.act(choiceIn(soh, trial.view().state));
    const after = session.courseOf(session.view().open)!;
    const moment = fairMoment(played, after);
    expect(moment).toEqual({ round: null, seq: 30 + after.steps.length });
    expect(stateAtMoment(played, moment)).toBe(played.at(30 + after.steps.length));
    session.close();
  });

  test('are set against each other at a round that both have started, in sums that add up', async () => {
    const { game } = gameOf(soh, 110, 8);
    const session = await TrialSession.open(game, 30, 'Analysis');
    const { open, game: trial } = session.view();
    trial.goOn('round');
    await until(() => trial.going === null);
    trial.goOn('round');
    await until(() => trial.going === null);
    const [a, b] = [session.courseOf(GAME)!, session.courseOf(open)!];
    const moment = fairMoment(a, b);
    expect(moment.round).not.toBeNull();
    expect(commonMoments(a, b).length).toBeGreaterThan(1);
    const [one, other] = [stateAtMoment(a, moment), stateAtMoment(b, moment)];
    expect(soh.roundName(one)).toBe(soh.roundName(other));
    for (const player of one.players) {
      const parts = worthParts(soh, one, other, player);
      const sum = parts.reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBe(worthDifference(soh, one, other, player));
    }
    expect(one.players.some((player) => worthParts(soh, one, other, player).length > 0)).toBe(true);
    session.close();
  }, 60_000);
});
