import { deciders, type PlayerId } from '@roundhouse/kernel';
import { companyOf } from '../decision/model.ts';
import { questionOf } from '../decision/row-words.ts';
import { type Shown, useShown, useTable } from '../context.tsx';

/** Whose turn it is, and for which company; of a question to a player alone, what is asked. */
export function TurnChip() {
  const shown = useShown();
  const { s, title, say } = shown;
  const { here } = useTable('here');
  const turn = turnOf(shown, here);
  if (turn === null) return s.ended ? <span className="turn-chip">{say('table.turn.over')}</span> : null;
  const isHere = deciders(title, s).some((player) => here.includes(player));
  return <span className={isHere ? 'turn-chip turn-here' : 'turn-chip'}>{turn}</span>;
}

function turnOf(table: Shown, here: readonly PlayerId[]): string | null {
  const { s, title, presentation, names, say } = table;
  const asked = deciders(title, s);
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
  const { view, here } = useTable('view', 'here');
  return view.seats.some(({ kind }) => kind === 'remote') ? turnOf(shown, here) : null;
}
