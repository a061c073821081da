import { deciders } from '@roundhouse/kernel';
import { companyOf } from '../decision/model.ts';
import { questionOf } from '../decision/row-words.ts';
import { useTable } from '../context.tsx';

/** Whose turn it is, and for which company; of a question to a player alone, what is asked. */
export function TurnChip() {
  const table = useTable();
  const { s, title, presentation, here, names, say } = table;
  const asked = deciders(title, s);
  const top = s.stack.at(-1);
  if (asked.length === 0 || !top) return s.ended ? <span className="turn-chip">{say('table.turn.over')}</span> : null;
  const about = presentation.frames?.[top.kind]?.personal ? questionOf(table, top) : companyOf(s, top);
  const who = asked.map((player) => names.player(player)).join(', ');
  const mine = here.length === 1 && asked.includes(here[0]!);
  return (
    <span className={asked.some((player) => here.includes(player)) ? 'turn-chip turn-here' : 'turn-chip'}>
      {say(mine ? 'table.turn.yours' : 'table.turn.theirs', { who })}
      {about && `: ${about}`}
    </span>
  );
}
