import { choose, viewOf } from '@roundhouse/bots';
import { indication } from '@roundhouse/host';
import { deciders, History, type LoggedAction, newGame } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { expect, test } from 'vitest';
import { Session } from '../src/play/session.ts';
import { decisionsOf } from '../src/review/decisions.ts';
import { agreementLines, reviewLines } from '../src/review/report.ts';
import { titleOf } from '../src/title.ts';
import { listening } from './listening.ts';

const title = titleOf('soh');

/** The beginning of a game in which bots play, and Anna passes wherever she can. */
function played(actions: number): History<RailState> {
  const history = new History(title, newGame(title, { players: ['Anna', 'Bram', 'Clara'], seed: 6 }));
  let shown = false;
  for (let i = 0; i < actions; i++) {
    const s = history.state;
    const [by] = deciders(title, s);
    const best: LoggedAction | null = shown ? null : indication(title, s);
    const pass = { type: 'pass', by: by!, frame: `${s.stack.at(-1)!.kind}/${s.stack.at(-1)!.of}` };
    const passes = by === 'player1' && best === null && history.add(pass).ok;
    if (!passes) {
      const done = history.add(best ?? choose(title, viewOf(s), by!, 6)!.action);
      if (!done.ok) throw new Error(done.refusal.text);
    }
    shown = best !== null || (shown && title.runProblem(history.state) !== null);
  }
  return history;
}

test('a review finds what a player lost who only passed, and nothing of those who played as a bot', () => {
  const history = played(60);
  const reviewed = decisionsOf(title, history);
  const lost = (by: string) => reviewed.decisions.reduce((sum, one) => (one.by === by ? sum + one.lost : sum), 0);
  expect(lost('player1')).toBeGreaterThan(50);
  expect([lost('player2'), lost('player3')]).toEqual([0, 0]);
  const lines = reviewLines(title, history, reviewed).join('\n');
  expect(lines).toContain('Bram:\n  Every move was as good as the best one found.');
  expect(lines).toMatch(/Anna passes\.\n {4}Better by about fl\. \d/);
  expect(agreementLines(reviewed.decisions.filter(({ by }) => by !== 'player1')).at(-1)).toMatch(/100 % +100 %$/);
});

test('a hint gives an idea, then moves, then makes one', async () => {
  const { written, restore } = listening();
  const history = new History(title, newGame(title, { players: ['Anna', 'Bram', 'Clara'], seed: 4 }));
  const typed = ['hint', 'hint', 'hint 1', 'quit'];
  const answers = { ask: async () => typed.shift() ?? null };
  await new Session(title, history, answers, '', 4, { people: [1], bot: 'club', why: true }).play();
  restore();
  const text = written.join('').replace(/\s+/g, ' ');
  expect(text).toContain('Ask what each lot will still bring you, and what else the money could do.');
  expect(text).toContain('1 Anna bids');
  expect(text).toMatch(/2 Anna passes\. As good\./);
  expect(history.actions.find(({ by }) => by === 'player1')).toMatchObject({ type: 'bid' });
});
