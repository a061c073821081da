import type { Choice, Entry, LoggedAction, PlayerId } from '@roundhouse/kernel';
import { type Material, type RailState, type RailTitle, Teller, wordOf } from '@roundhouse/rail';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react';
import { type MessageId, text } from '../app/i18n.tsx';
import type { GameHandle, GameView, Seat } from '../game/handle.ts';
import type { Presentation } from '../titles/presentation.ts';
import { alsoHere, askedHere, type Decision, decisionOf } from './decision/model.ts';
import { actionsBefore } from './lately.ts';
import { type Names, namesOf } from './names.ts';
import { usePlace } from './place.ts';
import { inOurWords } from './refusal.ts';
import { type LogLine, linesOf } from './record/log.ts';
import { useTableStore } from './store.ts';
import type { Say } from './words.ts';

/** All that the parts of a table share. */
export interface Table {
  readonly game: GameHandle;
  readonly view: GameView;
  readonly title: RailTitle;
  readonly material: Material;
  readonly presentation: Presentation;
  readonly names: Names;
  /** What happened, in sentences. */
  readonly teller: Teller;
  readonly say: Say;
  /** The position that is shown: the live one, or one of the past. */
  readonly s: RailState;
  readonly at: number;
  /** The position before my last action: what differs from it is marked. */
  readonly before: RailState;
  readonly live: boolean;
  readonly lines: readonly { readonly round: string; readonly line: LogLine }[];
  /** The people at this device. */
  readonly here: readonly PlayerId[];
  /** Whose eyes the table is seen with: who decides here, else the first who sits here. */
  readonly me: PlayerId | null;
  /** What somebody here has to decide now; null when it is for others, or when the past is shown. */
  readonly decision: Decision | null;
  readonly others: readonly Choice[];
  readonly act: (action: LoggedAction | Entry) => Promise<boolean>;
  readonly goTo: (seq: number | null) => void;
}

const TableContext = createContext<Table | null>(null);

export function useTable(): Table {
  const table = useContext(TableContext);
  if (!table) throw new Error('a part of the table stands outside of it');
  return table;
}

interface Props {
  readonly game: GameHandle;
  readonly view: GameView;
  readonly presentation: Presentation;
  readonly children: ReactNode;
}

export function TableProvider({ game, view, presentation, children }: Props) {
  const { at, live, goTo } = usePlace(view);
  const { title, seats } = view;
  const s = useMemo(() => (live ? view.state : game.at(at)), [game, view, at, live]);
  const { moments } = view;
  const say = useMemo(() => sayIn(title), [title]);
  const names = useMemo(() => namesOf(seats, title, presentation), [seats, title, presentation]);
  const teller = useMemo(() => new Teller(title, playersIn(seats, names)), [title, seats, names]);
  const lines = useMemo(() => linesOf(title, game.at(0), moments, teller), [title, game, moments, teller]);
  const here = useMemo(() => seats.filter(isHere).map((seat) => seat.player), [seats]);
  const asked = live ? askedHere(title, s, here) : null;
  const me = asked ?? here[0] ?? null;
  const before = useMemo(() => game.at(actionsBefore(moments, at, me)), [game, moments, at, me]);
  const { forget, pick } = useTableStore.getState();

  // What was being picked answers a question that is no longer asked.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => forget(), [s, forget]);

  const act = useCallback(
    async (action: Entry): Promise<boolean> => {
      const result = await game.act(action);
      if (!result.ok) pick({ refusal: inOurWords(result.refusal, names, say, asksNow(game.view())) });
      return result.ok;
    },
    [game, pick, names, say],
  );

  const table = useMemo<Table>(
    () => ({
      game,
      view,
      title,
      material: title.material,
      presentation,
      names,
      teller,
      say,
      s,
      at,
      before,
      live,
      lines: live ? lines : lines.filter(({ line }) => line.seq <= at),
      here,
      me,
      decision: asked === null ? null : decisionOf(title, s, asked),
      others: live ? alsoHere(title, s, here) : [],
      act,
      goTo,
    }),
    [game, view, title, presentation, names, teller, say, s, at, before, live, lines, here, me, asked, act, goTo],
  );
  return <TableContext.Provider value={table}>{children}</TableContext.Provider>;
}

/** The page's words, and where a text is the title's own, that title's. */
const sayIn =
  (title: RailTitle): Say =>
  (id, values) =>
    id.startsWith('own.') ? (wordOf(title, id, values) ?? id) : text(id as MessageId, values);

const playersIn =
  (seats: readonly Seat[], names: Names) =>
  (id: string): string | undefined =>
    seats.some(({ player }) => player === id) ? names.player(id) : undefined;

/** What the game asks now, in one sentence. */
function asksNow({ title, state }: GameView): string {
  const top = state.stack.at(-1);
  return (top && title.frames[top.kind]?.asks?.(state, top)) ?? title.roundName(state);
}

const isHere = (seat: Seat): boolean => seat.kind === 'here';
