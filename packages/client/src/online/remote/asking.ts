/** Wishes as requests to the server, and its answers as a line gives them. */
import type { Ask } from '@roundhouse/host';
import type { Refusal } from '@roundhouse/kernel';
import type { AskedAnswer, Done, Numbered } from '@roundhouse/protocol/entries';
import type { Problem } from '@roundhouse/protocol/problem';
import type { Answer, LineWish, NumberedEntry } from '../../game/line.ts';
import { type Call, NoAnswer, Refused } from '../api.ts';

/** In milliseconds. */
export interface AskTiming {
  /** What was not answered within this time is asked again, by the same id. */
  readonly answer: number;
  /** Without a network, the next try waits so long. */
  readonly retry: number;
}
export const USUAL_ASKING: AskTiming = { answer: 3000, retry: 1000 };

/** What comes of a wish; `later` where nothing is known. */
export async function ask(
  call: Call,
  game: string,
  wish: LineWish,
  request: string,
  timing: AskTiming = USUAL_ASKING,
): Promise<Answer> {
  try {
    return await send(call, game, wish, request, timing.answer);
  } catch (error) {
    if (error instanceof NoAnswer) return { kind: 'later', after: timing.retry };
    if (error instanceof Refused) return answerOf(error.problem, error.retryAfter);
    throw error;
  }
}

async function send(call: Call, game: string, wish: LineWish, request: string, timeout: number): Promise<Answer> {
  switch (wish.kind) {
    case 'act': {
      const { after } = wish;
      const entry = wish.entry as { type: string; by: string };
      return came(await call('act', { at: { game }, body: { after, request, entry }, timeout }));
    }
    case 'answer': {
      const at = { game, ask: wish.ask };
      return came(await call('answer', { at, body: { request, yes: wish.yes }, timeout }));
    }
    case 'agree': {
      const { text } = wish;
      const body = { kind: 'agreement' as const, request, by: [...wish.by], text };
      return came(await call('ask', { at: { game }, body, timeout }));
    }
    case 'link': {
      const { by, player } = wish;
      return came(await call('ask', { at: { game }, body: { kind: 'link', request, by, player }, timeout }));
    }
    case 'seat': {
      const at = { game, player: wish.player };
      return came(await call('handSeat', { at, body: { request, to: wish.to }, timeout }));
    }
    case 'lend': {
      const at = { game, player: wish.player };
      return came(await call('handSeat', { at, body: { request, lend: wish.to }, timeout }));
    }
    case 'maximum': {
      const at = { game, player: wish.player };
      if (wish.amount === null) await call('dropMaximum', { at, body: { request }, timeout });
      else await call('leaveMaximum', { at, body: { request, amount: wish.amount }, timeout });
      return NOTHING_CAME;
    }
    case 'step':
    case 'skip':
      return NOTHING_CAME;
  }
}

const NOTHING_CAME: Answer = { kind: 'done', entries: [] };

function came(answer: Done | AskedAnswer): Answer {
  if ('ask' in answer) return { kind: 'asked', ask: answer.ask as Ask };
  return { kind: answer.again ? 'again' : 'done', entries: answer.entries.map(numbered) };
}

/** An entry as it is followed. */
export const numbered = ({ n, entry, hash, why }: Numbered): NumberedEntry => ({
  n,
  entry,
  hash,
  ...(why ? { why: why as NumberedEntry['why'] } : {}),
});

function answerOf(problem: Problem, retryAfter: number | null): Answer {
  if (retryAfter !== null) return { kind: 'later', after: retryAfter };
  if (problem.code === 'stale') return { kind: 'missed', entries: (problem.missed ?? []).map(numbered) };
  if (problem.code === 'ahead') return { kind: 'ahead' };
  return { kind: 'refused', refusal: refusalOf(problem) };
}

const refusalOf = ({ rule, code, title }: Problem): Refusal => ({ rule: rule ?? `table:${code}`, text: title });
