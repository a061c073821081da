import { apply, choices, deciders, fill, type LoggedAction } from '@roundhouse/kernel';
import { anyTitle, IPO, POOL, type RailState, sharesOf, Teller, wordOf } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import { describe, expect, test } from 'vitest';
import { rowGroupsOf } from '../../../src/table/decision/rows.ts';
import { decisionOf } from '../../../src/table/decision/model.ts';
import { namesOf } from '../../../src/table/names.ts';
import { LogReader } from '../../../src/table/record/log.ts';
import { company, legend } from '../../../src/titles/1828/companies.ts';
import { forecastMerger } from '@roundhouse/titles/1828/face';
import { steps } from '../../../src/titles/1828/words.ts';
import { playedOf, playersOf } from '../table/played.ts';
import { sayOf } from '../say.ts';

const title = anyTitle(title1828);
const players = ['Ada', 'Bram', 'Cato'];
// The first is quickly done, the second has a merger, coal and most powers.
const games = [5, 2].map((seed) => playedOf(title, players, seed));
const positions = games.flatMap(({ states }) => states.filter((s) => !s.ended));

const say = sayOf(title);
const seats = players.map((name, i) => ({ player: `player${i + 1}`, name, kind: 'here' as const }));
const names = namesOf(seats, title, positions[0]!);
const wording = title.wording!;

describe('1828 in words', () => {
  test('a private of a company goes by the company, and by its name where it owns something', () => {
    expect(names.lot('pOS&H')).toBe('OS&H');
    expect(names.lot('M&H')).toBe('M&H');
    expect(names.owner('pCPR')).toBe('Canadian Pacific');
  });

  test('every line of the log, without gaps and without ids of players', () => {
    for (const { steps, states } of games) {
      const reader = new LogReader(title, states[0]!, new Teller(title, states[0]!, playersOf(seats, names)));
      for (const { line } of reader.read(steps)) {
        if (line.event.event !== 'moves') expect(line.told?.text).not.toMatch(/undefined|NaN|player\d|\(\)|\{|^$/);
      }
    }
  });

  test('every move that is offered has words, and every question', () => {
    for (const s of sample(positions)) {
      const by = deciders(title, s)[0]!;
      const decision = decisionOf(title, s, by)!;
      const { kind } = decision.frame;
      const at = wording.stage!(s, decision.frame);
      expect(wordOf(title, at === undefined ? `ask.${kind}` : `ask.${kind}.${at}`), kind).toBeDefined();
      for (const { type } of decision.plainMoves) {
        expect(
          wordOf(title, `close.${kind}.${type}`) ?? wordOf(title, `close.${type}`),
          `${kind}.${type}`,
        ).toBeDefined();
      }
      for (const { type, rows } of rowGroupsOf(decision)) {
        const values = { ...plain, ...wording.moveValues!(s, fill(rows[0]!.choice), names) };
        for (const part of ['group', 'option', 'button']) {
          expect(wordOf(title, `move.${type}.${part}`, values), type).not.toMatch(/undefined|NaN|\{/);
        }
      }
    }
  });

  test('the steps of a stock turn and of a merger', () => {
    for (const s of sample(positions)) {
      const shown = steps(s);
      const inTurn = s.stack.some(({ kind }) => kind === 'stockTurn');
      expect(shown !== null).toBe(inTurn);
      if (shown) expect(shown.at).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('1828 on the table', () => {
  test('a company has as many charters as it is made of, and never fewer than no markers left', () => {
    for (const s of sample(positions)) {
      for (const id of title.operatingOrder(s)) {
        const charters = title.shells(s, id);
        expect(charters[0]).toBe(id);
        expect(charters.length).toBe(id in (s.ext as { systems: object }).systems ? 2 : 1);
        expect(title.stationsLeft(s, id)).toBeGreaterThanOrEqual(0);
        for (const { id: text, values } of company.notes!(s, id)) say(text, values);
      }
      for (const { id, values } of legend(s)) say(id, values);
    }
  });

  test('a merger comes to what its preview shows, if everybody answers so', () => {
    const announced = games.flatMap(({ states, steps }) =>
      steps.filter(({ action }) => action.type === 'merge').map(({ seq, action }) => ({ s: states[seq - 1]!, action })),
    );
    expect(announced.length).toBeGreaterThan(0);
    for (const { s, action } of announced) {
      const { state, fails } = forecastMerger(title, s, action, 'tradeUp')!;
      expect(state.stack.some(({ kind }) => kind === 'merger')).toBe(false);
      const [remains, other] = [String(action['company']), String(action['other'])];
      expect(state.companies[other]?.status).toBe(fails ? 'started' : 'closed');
      const held = [...state.players, POOL, IPO, remains].map((owner) => sharesOf(state, remains, owner));
      expect(held.reduce((sum, count) => sum + count, 0)).toBe(10);
    }
  });

  test('everybody can be said to have won', () => {
    const s = games[0]!.states[30]!;
    const action: LoggedAction = { type: 'agreeWinner', by: 'player1', frame: 'course', winner: 'player2' };
    expect(choices(title, s, 'player1').some(({ type }) => type === 'agreeWinner')).toBe(false);
    expect(apply(title, s, action).ok).toBe(true);
  });
});

const plain = {
  company: 'PRR',
  percent: 10,
  eachMoney: '10',
  revenueMoney: '100',
  from: 'ipo',
  count: 1,
  price: 67,
  amount: 5,
  train: '2',
  aTrain: 'a 2',
  owner: 'Ada',
  private: 'C&A',
  lot: 'C&A',
  place: 'Albany',
  hex: 'E23',
  tile: '57',
  using: 'none',
  choice: 'pay',
  routes: 2,
  revenue: 120,
  each: 12,
  parPrice: '$67',
};

/** Every few positions; neighbours are alike. */
const sample = (all: readonly RailState[]): RailState[] => all.filter((_, index) => index % 7 === 0);
