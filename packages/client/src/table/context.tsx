import { type Actor, type Choice, deciders, type Entry, type LoggedAction, type PlayerId } from '@roundhouse/kernel';
import { type Material, type RailState, type RailTitle, Teller, wordOf } from '@roundhouse/rail';
import { type Context, createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import { type MessageId, text } from '../app/i18n.tsx';
import type { Seat } from '@roundhouse/host';
import type { Acted, GameHandle, GameView } from '../game/handle.ts';
import { isolated } from '../game/names.ts';
import { toYou } from '@roundhouse/rail/telling/you';
import type { Presentation } from '../titles/presentation.ts';
import { alsoHere, askedHere, type Decision, decisionOf } from './decision/model.ts';
import { lastDeed } from './since-my-turn.ts';
import { type Names, namesOf } from './names.ts';
import { useHistoryPosition } from './history-position.ts';
import { refusalIn } from './refusal.ts';
import { type InRound, LogReader, linesUpTo } from './record/log.ts';
import { useLines } from './record/use-lines.ts';
import { useLatest } from './steady.ts';
import { useTableStore } from './store.ts';
import { restIn } from './use-line.ts';
import type { Say } from './words.ts';

/** What a table stands on, the same from its first position to its last. */
export interface Setting {
  readonly game: GameHandle;
  readonly title: RailTitle;
  readonly material: Material;
  readonly presentation: Presentation;
  readonly say: Say;
}

/** All that the parts of a table share. */
export interface Table extends Setting {
  readonly view: GameView;
  /** Of the view; it changes seldom. */
  readonly seats: readonly Seat[];
  readonly names: Names;
  /** What happened, in sentences. */
  readonly teller: Teller;
  /** The position that is shown: the live one, or one of the past. */
  readonly s: RailState;
  readonly at: number;
  /** The number of my last deed, and the position before it: what differs from that is marked. */
  readonly deed: number;
  readonly before: RailState;
  readonly live: boolean;
  readonly lines: readonly InRound[];
  /** Also what came after the position that is shown. */
  readonly allLines: readonly InRound[];
  /** The people at this device. */
  readonly here: readonly PlayerId[];
  /** All who are asked in the position that is shown, wherever they sit; nobody once the table is over. */
  readonly deciding: readonly Actor[];
  /** Those at this device who are to decide now, in the order in which they are asked. */
  readonly asked: readonly PlayerId[];
  /** Whose eyes the table is seen with: who decides here, else the first who sits here. */
  readonly me: PlayerId | null;
  /** What somebody here has to decide now; null when it is for others, or when the past is shown. */
  readonly decision: Decision | null;
  readonly others: readonly Choice[];
  readonly act: (action: LoggedAction | Entry) => Promise<boolean>;
  /** Whether a wish was granted; a refusal is shown. */
  readonly settle: (wish: Promise<Acted>) => Promise<boolean>;
  readonly goTo: (seq: number | null) => void;
}

/** A context for each field, so that parts rest while what they show stays the same. */
const CONTEXTS = new Map<keyof Table, Context<unknown>>();

function contextOf(field: keyof Table): Context<unknown> {
  const known = CONTEXTS.get(field) ?? createContext<unknown>(undefined);
  CONTEXTS.set(field, known);
  return known;
}

/** What a part of the table asks for: it is drawn again when one of these fields changes, and only then. */
export function useTable<F extends keyof Table>(...fields: readonly [F, ...F[]]): Pick<Table, F> {
  const found: Partial<Pick<Table, F>> = {};
  // A part always asks for the same fields, so these hooks are always the same.
  // oxlint-disable-next-line react-hooks/rules-of-hooks
  for (const field of fields) found[field] = within(useContext(contextOf(field))) as Table[F];
  return found as Pick<Table, F>;
}

/** For what shows nothing of the position but what it is told: a disc, a sum, a button. */
export const useSetting = (): Setting => useTable('game', 'title', 'material', 'presentation', 'say');

/** The position that is shown and all that is needed to name what is in it. */
export type Shown = Pick<Table, 's' | 'before' | 'title' | 'material' | 'presentation' | 'seats' | 'names' | 'say'>;

export const useShown = (): Shown =>
  useTable('s', 'before', 'title', 'material', 'presentation', 'seats', 'names', 'say');

function within<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('a part of the table stands outside of it');
  return found;
}

interface Props {
  readonly game: GameHandle;
  readonly view: GameView;
  readonly presentation: Presentation;
  readonly children: ReactNode;
}

export function TableProvider({ game, view, presentation, children }: Props) {
  const { at, live, goTo } = useHistoryPosition(view);
  const { title, seats } = view;
  const s = useMemo(() => (live ? view.state : game.at(at)), [game, view, at, live]);
  const { steps, pastRead } = view;
  const say = useMemo(() => sayIn(title), [title]);
  const names = useMemo(() => namesOf(seats, title, s), [seats, title, s]);
  const teller = useMemo(() => new Teller(title, game.at(0), playersIn(seats)), [title, game, seats]);
  const reader = useMemo(() => new LogReader(title, game.at(0), teller), [title, game, teller]);
  const lines = useLines(reader, steps);
  const here = useMemo(() => seats.filter(isHere).map((seat) => seat.player), [seats]);
  const isOver = live && view.isOver === true;
  const deciding = useMemo(() => (isOver ? [] : deciders(title, s)), [isOver, title, s]);
  const asked = useMemo(() => (live && !isOver ? askedHere(title, s, here) : []), [live, isOver, title, s, here]);
  const chosen = useTableStore((store) => store.by);
  const by = asked.find((player) => player === chosen) ?? asked[0] ?? null;
  const me = by ?? here[0] ?? null;
  // While the past is being read nothing is marked as new.
  const deed = useMemo(() => (pastRead ? lastDeed(steps, at, me) : at), [pastRead, steps, at, me]);
  const before = useMemo(() => (pastRead ? game.at(Math.max(0, deed - 1)) : s), [game, pastRead, deed, s]);
  const { forget, pick } = useTableStore.getState();
  const material = title.material(s);

  const decision = useMemo(() => (by === null ? null : decisionOf(title, s, by)), [title, s, by]);
  const others = useMemo(() => (live && !isOver ? alsoHere(title, s, here) : []), [live, isOver, title, s, here]);

  // What was being picked answers a question that is no longer asked: forgotten with the action itself, so that the
  // table is drawn once, and when another position is looked at.
  useEffect(() => {
    if (!live) return;
    let { state } = game.view();
    return game.subscribe(() => {
      if (game.view().state === state) return;
      ({ state } = game.view());
      forget();
    });
  }, [game, live, forget]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => forget(), [s, forget]);

  const settle = useLatest(async (wish: Promise<Acted>): Promise<boolean> => {
    const result = await wish;
    if (!result.ok) pick({ refusal: refusalIn(result.refusal, names, say, asksNow(game.view())) });
    return result.ok;
  });
  // What was sent before a reload is answered now, and a no must be read as any other.
  useEffect(() => {
    if (game.resent) void settle(game.resent);
  }, [game, settle]);
  // While the last action is on its way, or the line is down, nothing else is done.
  const act = useCallback(
    async (action: Entry) => restIn(game.line()) === null && settle(game.act(action)),
    [game, settle],
  );

  const upTo = useMemo(() => (live ? lines : linesUpTo(lines, at)), [live, lines, at]);
  const setting = { game, title, material, presentation, say };
  const position = { view, seats, names, teller, s, at, deed, before, live, lines: upTo, allLines: lines };
  const table: Table = { ...setting, ...position, here, deciding, asked, me, decision, others, act, settle, goTo };
  return Object.entries(table).reduce((inner: ReactNode, [field, value]) => {
    const Field = contextOf(field as keyof Table);
    return <Field value={value}>{inner}</Field>;
  }, children);
}

/** The page's words, and what only the title says or says in its own way: its `own.map.slot` in place of `map.slot`. */
const sayIn =
  (title: RailTitle): Say =>
  (id, values) => {
    const said = id.startsWith('own.')
      ? (wordOf(title, id, values) ?? id)
      : (wordOf(title, `own.${id}`, values) ?? text(id as MessageId, values));
    return values ? toYou(said) : said;
  };

const playersIn =
  (seats: readonly Seat[]) =>
  (id: string): string | undefined => {
    const seat = seats.find(({ player }) => player === id);
    return seat && isolated(seat.name);
  };

/** What the game asks now, in one sentence. */
function asksNow({ title, state }: GameView): string {
  const top = state.stack.at(-1);
  return (top && title.frames[top.kind]?.asks?.(state, top)) ?? title.roundName(state);
}

const isHere = (seat: Seat): boolean => seat.kind === 'here';
