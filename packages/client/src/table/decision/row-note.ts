import type { LoggedAction } from '@roundhouse/kernel';
import { tilesLeft } from '@roundhouse/rail';
import type { Shown } from '../context.tsx';
import type { Outcome } from '@roundhouse/rail/telling/consequences';
import type { Row } from './rows.ts';
import { textOf } from '@roundhouse/rail/telling/details';

/** The few words under a row: the most telling of its consequences. */
export function rowNote(table: Shown, row: Row, action: LoggedAction, outcome: Extract<Outcome, { ok: true }>): string {
  const { title, s, material, names, say } = table;
  const own = title.wording?.note?.(title, s, action, names);
  if (own) return say(own.id, own.values);
  const company = textOf(action, 'company');
  const parts: string[] = [];
  if ('tile' in row.choice.fields) {
    const openField = row.choice.openFields['rotation'];
    const turns = openField?.kind === 'oneOf' ? openField.values.length : 1;
    parts.push(say('note.turns', { count: turns }));
    const left = tilesLeft(material.tileSet, s.tiles, textOf(action, 'tile'));
    parts.push(Number.isFinite(left) ? say('note.left', { count: left }) : say('note.unlimited'));
  }
  const using = textOf(action, 'using');
  if (using) {
    const closes = outcome.changes.some((change) => change.kind === 'private' && change.id === using);
    parts.push(say(closes ? 'note.using' : 'note.power', { private: using }));
  }
  for (const change of outcome.changes) {
    if (change.kind === 'holding' && change.owner === action.by && change.company === company)
      parts.push(say('note.holding', { percent: change.after }));
    else if (change.kind === 'director')
      parts.push(
        say('note.director', { player: change.after ? names.owner(change.after) : '–', company: change.company }),
      );
    else if (change.kind === 'price') parts.push(`${change.company} ${change.before} ▸ ${change.after}`);
    else if (change.kind === 'brings') parts.push(say('note.brings', { phase: names.phase(change.phase, true) }));
    else if (change.kind === 'status' && change.after === 'closed')
      parts.push(say('note.closes', { company: change.company }));
  }
  if (row.type === 'buyPrivate')
    parts.push(say('note.from', { owner: names.owner(s.privates[textOf(action, 'private')] ?? '') }));
  if (row.type === 'start') parts.unshift(material.companies.find(({ id }) => id === company)?.name ?? '');
  return parts.slice(0, 3).join(' · ');
}
