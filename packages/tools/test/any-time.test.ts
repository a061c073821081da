/**
 * What may be done at any time of a turn is tried between every two steps: nothing that it would have made possible
 * may have been passed over already.
 */
import { drawStyle, randomTurn } from '@roundhouse/bots';
import { playOn } from '@roundhouse/host';
import { apply, choices, deciders, dice, draftOf, fill, type Json, type LoggedAction, start } from '@roundhouse/kernel';
import type { RailState, TurnFrame } from '@roundhouse/rail';
import { describe, expect, test } from 'vitest';
import { type AnyTitle, titleOf } from '../src/title.ts';

type State = RailState;

const isTurn = (frame: object | undefined): frame is TurnFrame => frame !== undefined && 'next' in frame;
const turnIn = (s: State): TurnFrame | undefined => s.stack.find(isTurn);

/** The moment after an action when its step is over and the next one has not been looked at yet; none if there is none. */
function between(title: AnyTitle, s: State, action: LoggedAction): State | null {
  const frame = s.stack.findLast(({ kind, of }) => action.frame === (of === undefined ? kind : `${kind}/${of}`))!;
  const move = title.frames[frame.kind]!.moves.find(({ type }) => type === action.type)!;
  const g = draftOf({ ...s, seq: s.seq + 1 });
  move.apply(g, frame, action);
  for (let i = 0; i < 100; i++) {
    const top = g.s.stack.at(-1);
    if (isTurn(top)) return g.s;
    if (!top || !title.frames[top.kind]!.advance?.(g, top, title)) return null;
  }
  return null;
}

/** Deeds of the turn's own ambient moves that were possible in that moment. */
function possible(title: AnyTitle, s: State): { readonly paused: State; readonly deeds: LoggedAction[] } {
  const turn = s.stack.at(-1) as TurnFrame;
  const paused: State = { ...s, stack: [...s.stack, { kind: 'pause', of: turn.of }] };
  const director = s.companies[turn.of]!.director!;
  const deeds = choices(title, paused, director).filter(({ frame }) => frame === `${turn.kind}/${turn.of}`);
  return { paused, deeds: deeds.map((choice) => fill(choice)) };
}

/** The state after a deed and what it asks at once: offers are accepted, of other choices the first is taken. */
function carriedOut(title: AnyTitle, s: State, deed: LoggedAction): State | null {
  const done = apply(title, s, deed);
  if (!done.ok) return null;
  const { stack } = done.state;
  if (stack.at(-1)?.kind === 'pause' || !stack.some(({ kind }) => kind === 'pause')) return done.state;
  const [by] = deciders(title, done.state);
  const open = choices(title, done.state, by!).filter(({ frame }) => frame.startsWith(stack.at(-1)!.kind));
  const answer = open.find(({ type }) => type === 'accept') ?? open[0];
  return answer ? carriedOut(title, done.state, fill(answer)) : null;
}

/** Rights that came too late: what they would have led to, and where the game was instead. */
function lost(title: AnyTitle, moment: State, reached: State): string[] {
  const before = moment.stack.at(-1) as TurnFrame;
  const now = turnIn(reached);
  const offered = before.goesOn || reached.stack.at(-1)?.kind === 'pause';
  if (now?.of !== before.of || offered) return [];
  const { paused, deeds } = possible(title, moment);
  return deeds.flatMap((deed) => {
    const done = carriedOut(title, paused, deed);
    const then = done && turnIn(done);
    const opened = then?.of === now.of && !done!.stack.some(({ kind }) => kind === 'pause');
    if (!opened || then.next >= now.next) return [];
    return [`${deed.type} leads to ${done!.stack.at(-1)!.kind}, but ${reached.stack.at(-1)!.kind} is asked`];
  });
}

interface Wish {
  readonly players: number;
  readonly seed: number;
  readonly readings: Readonly<Record<string, Json>>;
}

/** Plays a random game and tries every right between every two steps. */
function playAndTry(title: AnyTitle, wish: Wish, most: number): { readonly moments: number; readonly lost: string[] } {
  const chance = dice(wish.seed);
  const style = drawStyle(chance);
  const found: string[] = [];
  let moments = 0;
  for (const { before, done } of playOn(title, start(title, wish).state, (s) => randomTurn(title, s, chance, style))) {
    if (before.seq >= most) break;
    const moment = between(title, before, done.action);
    if (!moment) continue;
    moments++;
    found.push(...lost(title, moment, done.state));
  }
  return { moments, lost: found };
}

const cases = [
  {
    id: 'soh',
    players: 3,
    readings: { privatePurchase: 'any-time', ownShareSale: 'until-dividend' },
    most: 500,
    seeds: [7, 66, 79],
  },
  { id: '1828', players: 3, readings: {}, most: 900, seeds: [6, 10, 15] },
  { id: '1843', players: 3, readings: {}, most: 700, seeds: [1005, 1006] },
  { id: '1839', players: 3, readings: {}, most: 700, seeds: [4, 7] },
];
type Case = (typeof cases)[number];
/** Some titles leave it to the players whether idle steps are asked. */
const isSetting = ({ id }: Case): boolean => titleOf(id).readings.some((one) => one.id === 'idleSteps');

function play(one: Case, idleSteps: string, seed: number) {
  const { id, players, most } = one;
  const readings: Readonly<Record<string, Json>> = isSetting(one) ? { ...one.readings, idleSteps } : one.readings;
  return playAndTry(titleOf(id), { players, seed, readings }, most);
}

describe.each(cases)('$id', (one) => {
  test.each(one.seeds)('no right comes too late, seed %i', (seed) => {
    const { moments, lost: late } = play(one, 'asked', seed);
    expect(late).toEqual([]);
    expect(moments).toBeGreaterThan(10);
  });
});

test.each(cases.filter(isSetting))('where idle steps of $id are passed over, some rights do', (one) => {
  expect(one.seeds.flatMap((seed) => play(one, 'passed-over', seed).lost)).not.toEqual([]);
});
