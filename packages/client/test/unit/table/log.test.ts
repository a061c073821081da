import { Teller } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../../../src/table/names.ts';
import { groupsOf, LogReader, linesUpTo, roundMarks, sinceLastDeed } from '../../../src/table/record/log.ts';
import { dividendsByRound, lastRevenues, ledgerOf } from '../../../src/table/record/ledger.ts';
import { lastOf, subjectOf } from '../../../src/table/record/sentences.ts';
import { priceSeries, revenueSeries, roundEnds, worthSeries } from '../../../src/table/record/series.ts';
import { played, playersOf, title } from './played.ts';

const { history, steps, states } = played(5);
const seats = [
  { player: 'player1', name: 'Ada', kind: 'here' },
  { player: 'player2', name: 'Bram', kind: 'here' },
] as const;
const names = namesOf(seats, title, states.at(-1)!);
const teller = new Teller(title, states[0]!, playersOf(seats, names));
const lines = new LogReader(title, states[0]!, teller).read(steps);

describe('the log', () => {
  test('every line has words, without gaps and without ids of players', () => {
    for (const { line } of lines) {
      if (line.event.event !== 'moves') expect(line.told?.text).not.toMatch(/undefined|NaN|player\d|\(\)|\{|^$/);
      const subject = subjectOf(line, states[0]!.players);
      if (subject && 'company' in subject) expect(states[0]!.companies).toHaveProperty(subject.company);
    }
  });

  test('amounts are the differences of the books', () => {
    for (let seq = 1; seq <= history.length; seq++) {
      const [before, after] = [states[seq - 1]!, states[seq]!];
      for (const player of after.players) {
        const told = lines
          .filter(({ line }) => line.seq === seq)
          .flatMap(({ line }) => line.differences)
          .filter(({ owner }) => owner === player)
          .reduce((sum, { amount }) => sum + amount, 0);
        expect(told, `${player} at ${seq}`).toBe(after.cash[player]! - before.cash[player]!);
      }
    }
  });

  test('prices move from where they stood', () => {
    for (const { line } of lines) {
      for (const { company, after } of line.prices) expect(title.priceOf(states[line.seq]!, company)).toBe(after);
    }
  });

  test('is grouped by round and turn, and loses no line', () => {
    const groups = groupsOf(lines);
    expect(groups.reduce((sum, group) => sum + group.lines.length, 0)).toBe(lines.length);
    for (let i = 1; i < groups.length; i++) {
      expect([groups[i]!.round, groups[i]!.company]).not.toEqual([groups[i - 1]!.round, groups[i - 1]!.company]);
    }
  });

  test('is read on where it stopped, and read again from where the game went another way', () => {
    const reader = new LogReader(title, states[0]!, teller);
    const [some, more] = [steps.slice(0, 90), steps.slice(0, 120)];
    const early = reader.read(some);
    const later = reader.read(more);
    // The very lines that were read before: nothing was read twice.
    early.forEach((one, i) => expect(later[i]).toBe(one));
    expect(reader.read(some)).toEqual(early);
    const otherwise = [...steps.slice(0, 60), ...steps.slice(60, 100).map((moment) => ({ ...moment }))];
    expect(reader.read(otherwise)).toEqual(new LogReader(title, states[0]!, teller).read(otherwise));
    expect(reader.read(steps)).toEqual(lines);
    expect(reader.read([])).toEqual([]);
    expect(early.length).toBeLessThan(later.length);
  });

  test('is the same where it is read piece by piece, broken off and begun again', () => {
    const reader = new LogReader(title, states[0]!, teller);
    const broken = reader.reading(steps);
    for (let i = 0; i < 40; i++) broken.next();
    expect(reader.unread(steps)).toBe(steps.length - 40);
    for (const _ of reader.reading(steps)) expect(reader.unread(steps)).toBeLessThan(steps.length - 39);
    expect(reader.unread(steps)).toBe(0);
    expect(reader.read(steps)).toEqual(lines);
  });

  test('ends where the position that is shown does', () => {
    for (const seq of [0, 1, 57, steps.length - 1, steps.length]) {
      expect(linesUpTo(lines, seq)).toEqual(lines.filter(({ line }) => line.seq <= seq));
    }
  });

  test('what came after a player’s last deed, without the own words of saying no', () => {
    const line = (seq: number, by: string, event: string, own = true) => ({
      ...lines[0]!,
      line: { ...lines[0]!.line, seq, by, own, event: { event } },
    });
    const since = sinceLastDeed(
      [
        line(1, 'player2', 'bid'),
        line(2, 'player1', 'buy'),
        line(2, 'player1', 'director', false),
        line(3, 'player2', 'buy'),
        line(4, 'player1', 'pass'),
        line(4, 'player1', 'private', false),
        line(5, 'player2', 'sell'),
      ],
      2,
      'player1',
    );
    expect(since.map(({ event }) => event.event)).toEqual(['buy', 'private', 'sell']);
    expect(sinceLastDeed(lines, 0, 'player3').length).toBeGreaterThan(0);
    expect(lastOf(lines, 'player1')?.by).toBe('player1');
  });

  test('a reason stands once, at what was done for it, and not at what followed for others', () => {
    const why = { key: 'pass.nothing', values: {} } as const;
    const reasoned = new LogReader(title, states[0]!, teller).read(steps.map((moment) => ({ ...moment, why })));
    const told = reasoned.filter(({ line }) => line.why);
    expect(new Set(told.map(({ line }) => line.seq)).size).toBe(told.length);
    for (const { line } of told) {
      const { by, frame } = steps[line.seq - 1]!.action;
      expect([by, frame.split('/')[1]]).toContain(line.told?.subject);
    }
    // The last to pass lets another have the lot.
    const others = reasoned.filter(({ line }) => line.event.event === 'private' && line.told?.subject !== line.by);
    expect(others.length).toBeGreaterThan(0);
    for (const { line } of others) expect(line).toMatchObject({ own: false });
    for (const { line } of others) expect(line.why).toBeUndefined();
  });

  test('rounds are marked where they begin', () => {
    const marks = roundMarks(steps);
    expect(marks[0]?.name).toBe('SR 1');
    for (const { seq, name } of marks) expect(title.roundName(states[seq - 1]!)).not.toBe(name);
  });
});

describe('the ledger', () => {
  test('adds up to the score', () => {
    for (const row of ledgerOf(title, history.state, steps)) {
      expect(row.cash + row.positions.reduce((sum, { worth }) => sum + worth, 0)).toBe(row.worth);
      expect(row.worth).toBe(title.score(history.state)[row.holder]);
    }
  });

  test('has a row for others who hold shares, worth cash and shares', () => {
    const { state } = history;
    const [company] = Object.keys(state.market.at);
    const s = {
      ...state,
      cash: { ...state.cash, cousin: 30 },
      shares: { ...state.shares, [company!]: { ...state.shares[company!], cousin: 1 } },
    };
    const cousins = { ...title, holders: (of: typeof s) => [...of.players, 'cousin'] };
    const row = ledgerOf(cousins, s, steps).find(({ holder }) => holder === 'cousin')!;
    expect(row).toMatchObject({ cash: 30, privates: 0, worth: 30 + title.priceOf(s, company!) });
  });

  test('knows the last revenue of each company and every dividend', () => {
    const runs = steps.flatMap(({ events }) => events.filter(({ event }) => event === 'run'));
    const last = runs.at(-1)!;
    expect(lastRevenues(steps).get(String(last['company'] as string))).toBe(last['revenue']);
    const paid = steps
      .flatMap(({ events }) => events)
      .filter(({ event, why }) => event === 'pay' && why === 'dividend')
      .reduce((sum, { amount }) => sum + Number(amount), 0);
    const listed = [...dividendsByRound('Privates', steps).values()].flatMap((round) => [...round.values()]);
    expect(listed.reduce((sum, amount) => sum + amount, 0)).toBe(paid);
  });
});

describe('the charts', () => {
  const ends = roundEnds('Privates', steps, history.length);
  const byRound = ends.map(({ name, seq }) => ({ name, s: states[seq]! }));

  test('have a point for every round', () => {
    expect(ends.at(-1)?.seq).toBe(history.length);
    const worth = worthSeries(title, byRound);
    expect(worth.lines.map(({ id }) => id)).toEqual(history.state.players);
    expect(worth.lines[0]!.values.at(-1)).toBe(title.score(history.state)['player1']);
    for (const { values } of priceSeries(title, byRound).lines) expect(values).toHaveLength(ends.length);
    const revenue = revenueSeries(Object.keys(states[0]!.companies), 'Privates', steps);
    expect(revenue.rounds.every((name) => name.startsWith('OR'))).toBe(true);
  });
});
