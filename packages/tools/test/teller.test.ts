import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type GameEvent, start } from '@roundhouse/kernel';
import { describe, expect, test } from 'vitest';
import { bookOf } from '@roundhouse/rail';
import { unfinished } from '@roundhouse/titles';
import { linesOf } from '../src/log/lines.ts';
import { allTitles, titleOf } from '../src/title.ts';

const title = titleOf('soh');
const state = start(title, { players: 3, seed: 1 }).state;
const tell = linesOf(title, ['Anna', 'Bram', 'Clara'], state);
const told = (...events: GameEvent[]): string[] => tell(events).map(({ text }) => text);

/** Every kind of event that the engine and this title log, from their sources. */
function loggedEvents(): Set<string> {
  const packages = fileURLToPath(new URL('../..', import.meta.url));
  const folders = ['kernel/src', 'rail/src', 'titles/src'].map((name) => join(packages, name));
  const sources = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  const calls = sources.flatMap((source) => [...source.matchAll(/\bevent: ([^,;}\n]+)/g)].map((match) => match[1]!));
  return new Set(calls.flatMap((call) => [...call.matchAll(/'([a-zA-Z]+)'/g)].map((match) => match[1]!)));
}

describe('sentences', () => {
  test('every kind of event has one', () => {
    const logged = loggedEvents();
    expect(logged.size).toBeGreaterThan(30);
    const books = [...allTitles, ...unfinished].map(bookOf);
    expect([...logged].filter((event) => books.every((book) => book(`log.${event}`) === undefined))).toEqual([]);
  });

  test('players by name, with what they paid', () => {
    expect(
      told(
        { event: 'buy', by: 'player2', company: 'NRS', from: 'pool' },
        { event: 'pay', from: 'player2', to: 'bank', amount: 80, why: 'shares' },
        { event: 'shares', company: 'NRS', from: 'pool', to: 'player2', count: 1 },
      ),
    ).toEqual(['Bram buys a share of the NRS from the open market for fl. 80.']);
  });

  test('shares that a company gets of itself go back to its treasury', () => {
    const got = (to: string, count: number) => told({ event: 'shares', company: 'NRS', from: 'player1', to, count });
    expect([...got('NRS', 3), ...got('NRS', 1), ...got('player2', 2)]).toEqual([
      '3 shares of the NRS go back to its treasury.',
      'A share of the NRS goes back to its treasury.',
      'Bram gets 2 shares of the NRS.',
    ]);
  });

  test('a train with the article of its name', () => {
    const named = (id: string) => {
      const other = { ...title, train: () => ({ ...title.material(state).trains[0]!, id }) };
      const bought = { event: 'buyTrain', company: 'NRS', train: '2-1', from: 'depot' };
      return linesOf(other, ['Anna'], state)([bought]).map(({ text }) => /buys (an? \S+)/.exec(text)?.[1]);
    };
    expect(['5', '8E', 'Electric', 'Diesel', '18'].flatMap(named)).toEqual([
      'a 5',
      'an 8E',
      'an Electric',
      'a Diesel',
      'an 18',
    ]);
  });

  test('that trains come back to the supply is said by what brings them', () => {
    expect(told({ event: 'train', train: '2-1', from: 'gone', to: 'depot' })).toEqual([]);
    expect(told({ event: 'train', train: '2-1', from: 'NRS', to: 'pool' })).toEqual([
      'A 2 train goes from the NRS to the open market.',
    ]);
  });

  test('of a thing on the map, where it lies', () => {
    const french = titleOf('1843');
    const terms = { thing: 'port', id: 'N15', company: 'PRO', price: 20 };
    const tellFrench = linesOf(french, ['Anna', 'Bram'], start(french, { players: 2, seed: 1 }).state);
    expect(tellFrench([{ event: 'offer', by: 'player1', needs: ['player2'], terms }]).map(({ text }) => text)).toEqual([
      'Anna proposes to Bram that the PRO buy the port marker of Marseille (N15) for 20fr.',
    ]);
  });

  test('trains that leave the game together are told in one line, a single one by itself', () => {
    const rusts = (train: string, from: string): GameEvent => ({ event: 'train', train, from, to: 'gone' });
    expect(told(rusts('2-1', 'NRS'), rusts('2-2', 'HYSM'), rusts('2-3', 'NRS'))).toEqual([
      '3 trains leave the game: the NRS 2 and 2, the HYSM 2.',
    ]);
    expect(told(rusts('2-1', 'NRS'))).toEqual(['A 2 train of the NRS leaves the game.']);
  });

  test('a bid that no longer stands is told', () => {
    expect(told({ event: 'bidReturned', by: 'player2', lot: 'P6', amount: 100 })[0]).toMatch(
      /^Bram gets the fl\. 100 bid on .+ back\.$/,
    );
  });

  test('trains as the title calls them, whatever their ids', () => {
    const express = { ...title, train: () => ({ ...title.material(state).trains[0]!, id: 'Express' }) };
    const called = (of: typeof title) =>
      linesOf(
        of,
        ['Anna'],
        state,
      )([
        { event: 'buyTrain', company: 'NRS', train: '2-1', from: 'depot' },
        { event: 'run', company: 'NRS', revenue: 30, routes: [{ train: '2-1', path: ['H16:0', 'H20:0'] }] },
        { event: 'offer', by: 'player1', needs: [], terms: { thing: 'train', id: '2-1', company: 'NRS', price: 9 } },
      ]).map(({ text }) => /Express|\b2\b(?!-)/.exec(text)?.[0]);
    expect([called(title), called(express)]).toEqual([
      ['2', '2', '2'],
      ['Express', 'Express', 'Express'],
    ]);
  });

  test('the player who is called You is spoken to', () => {
    const events: GameEvent[] = [
      { event: 'bid', by: 'player1', amount: 45, lot: 'P1' },
      { event: 'win', players: ['player1'] },
    ];
    const lines = linesOf(title, ['You', 'Bram'], state)(events).map(({ text }) => text);
    expect([lines[0]!.startsWith('You bid fl. 45 on '), lines.at(-1)]).toEqual([true, 'You win.']);
    expect(told(...events).at(-1)).toBe('Anna wins.');
  });

  test('payments of one reason are gathered', () => {
    const income = (to: string, amount: number) => ({ event: 'pay', from: 'bank', to, amount, why: 'income' });
    expect(told(income('player1', 5), income('player1', 10), income('player3', 20))).toEqual([
      'Income from privates: Anna fl. 15, Clara fl. 20.',
    ]);
  });

  test('privates that are sold together, each at its own price', () => {
    const sold = (id: string, price: number): GameEvent[] => [
      { event: 'privateSold', private: id, to: 'player1', price },
      { event: 'pay', from: 'player1', to: 'bank', amount: price, why: 'private' },
      { event: 'private', private: id, to: 'player1' },
    ];
    expect(told(...sold('P1', 20), ...sold('P2', 45))).toEqual([
      'Anna buys Spoorweg Maatschappij Almelo - Salzbergen (P1) for fl. 20.',
      'Anna buys Koninklijk Korps van Ingenieurs (P2) for fl. 45.',
    ]);
  });

  test('runs by the names of their stops', () => {
    const routes = [{ train: '2-1', path: ['F9:n0', 'F9/0', 'H9:n0'] }];
    expect(told({ event: 'run', company: 'NRS', revenue: 60, routes })).toEqual([
      'The NRS runs for fl. 60 (2: Amsterdam – Utrecht).',
    ]);
  });

  test('rounds and turns are headings', () => {
    const lines = tell([
      { event: 'round', round: 2, name: 'OR 1.1' },
      { event: 'operates', company: 'NRS' },
      { event: 'phase', phase: '3' },
    ]);
    expect(lines.map(({ kind }) => kind)).toEqual(['round', 'turn', 'line']);
  });

  test('an event without a sentence is shown as it is', () => {
    expect(told({ event: 'meteor', hex: 'F9' })).toEqual(['{"event":"meteor","hex":"F9"}']);
  });
});
