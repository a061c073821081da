import { type RailState, Teller } from '@roundhouse/rail';
import { useMemo } from 'react';
import { useTable } from '../table/context.tsx';
import { groupsOf, type InRound, LogReader } from '../table/record/log.ts';
import type { Names } from '../table/names.ts';
import type { Course } from './course.ts';

/** A turn of a line, as a station of its rail. */
export interface Station {
  /** The number of its last action. */
  readonly seq: number;
  readonly round: string;
  /** What was done in it, by whom, in a few words. */
  readonly what: string;
}

const known = new WeakMap<Course, readonly Station[]>();

/** What a line does, turn by turn. */
export function useStations(course: Course | null): readonly Station[] {
  const { title, names, seats } = useTable('title', 'names', 'seats');
  return useMemo(() => {
    if (!course) return [];
    const made =
      known.get(course) ??
      stationsOf(
        new LogReader(
          title,
          startOf(course),
          new Teller(title, course.at(course.base), (id) => seatName(seats, id)),
        ).read(course.steps),
        names,
      );
    known.set(course, made);
    return made;
  }, [course, title, names, seats]);
}

const startOf = (course: Course): RailState => course.at(course.base);

const seatName = (seats: readonly { readonly player: string; readonly name: string }[], id: string) =>
  seats.find(({ player }) => player === id)?.name;

function stationsOf(lines: readonly InRound[], names: Names): readonly Station[] {
  return turnsOf(lines).flatMap((turn) => {
    const own = turn.filter(({ line }) => line.own && line.told);
    const told = own.length > 0 ? own : turn.filter(({ line }) => line.told);
    const [first] = told;
    if (!first) return [];
    const subject = first.line.told?.subject;
    const who = subject === undefined || subject === null ? '' : `${names.owner(subject)} `;
    const what = told
      .slice(0, 3)
      .map(({ line }) => line.told!.text.replaceAll(/ \([^)]*\)/gu, ''))
      .join(', ');
    return [{ seq: turn.at(-1)!.line.seq, round: first.round, what: `${who}${what}` }];
  });
}

/** Lines of one turn: of a company, or of a player where no company acts. */
function turnsOf(lines: readonly InRound[]): InRound[][] {
  const turns: InRound[][] = [];
  for (const group of groupsOf(lines)) {
    let by: string | null = null;
    for (const line of group.lines) {
      const last = turns.at(-1);
      const isNew = by === null || (group.company === null && line.own && line.by !== by);
      if (line.own || by === null) by = line.by;
      if (isNew || !last) turns.push([{ round: group.round, line }]);
      else last.push({ round: group.round, line });
    }
  }
  return turns;
}
