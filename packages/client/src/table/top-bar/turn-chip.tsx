import type { Actor, PlayerId } from '@roundhouse/kernel';
import { companyOf } from '../decision/model.ts';
import { questionOf } from '../decision/row-words.ts';
import { type Shown, useShown, useTable } from '../context.tsx';

/** Whose turn it is, and for which company; of a question to a player alone, what is asked. */
export function TurnChip() {
  const shown = useShown();
  const { s, say } = shown;
  const { view, live, here, deciding } = useTable('view', 'live', 'here', 'deciding');
  const turn = turnOf(shown, deciding, here);
  if (turn === null)
    return s.ended || (live && view.isOver) ? <span className="turn-chip">{say('table.turn.over')}</span> : null;
  const isHere = deciding.some((player) => here.includes(player));
  return <span className={isHere ? 'turn-chip turn-here' : 'turn-chip'}>{turn}</span>;
}

function turnOf(table: Shown, asked: readonly Actor[], here: readonly PlayerId[]): string | null {
  const { s, presentation, names, say } = table;
  const top = s.stack.at(-1);
  if (asked.length === 0 || !top) return null;
  const about = presentation.frames?.[top.kind]?.personal ? questionOf(table, top) : companyOf(s, top);
  const who = asked.map((player) => names.player(player)).join(', ');
  const mine = here.length === 1 && asked.includes(here[0]!);
  const turn = say(mine ? 'table.turn.yours' : 'table.turn.theirs', { who });
  return about ? `${turn}: ${about}` : turn;
}

/** The same for the browser's tab, where others play elsewhere: there one looks to see whose turn it is. */
export function useTurnAbroad(): string | null {
  const shown = useShown();
  const { view, here, deciding } = useTable('view', 'here', 'deciding');
  return view.seats.some(({ kind }) => kind === 'remote') ? turnOf(shown, deciding, here) : null;
}
