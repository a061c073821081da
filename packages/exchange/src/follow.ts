/** Runs a session and turns whatever stops it into a refusal with the number of the record. */
import { withNames } from '@roundhouse/kernel';
import type { RailState } from '@roundhouse/rail';
import { Refused } from './follower.ts';
import { ImportError } from './import-error.ts';
import type { Session } from './session.ts';
import { CannotFollow, Unreadable } from './cannot-follow.ts';
import { Ways } from './ways.ts';

/**
 * Follows all records. One that cannot be followed is refused, and players are called by their names in seat order; the
 * session then stands before it.
 */
export function followRecords<S extends RailState>(
  session: Session<S>,
  endsRight: () => boolean = () => true,
  names: readonly string[] = [],
): void {
  const failure = new Ways(session, {
    isExpected: (error) => error instanceof Refused || error instanceof CannotFollow,
    isFinal: (error) => error instanceof Unreadable,
    endsRight,
  }).follow();
  if (!failure) return;
  const { type, entity, id } = session.record;
  const { players } = session.s;
  const who = names[players.indexOf(session.playerCalled(entity) ?? '')] ?? entity;
  throw new ImportError(`${type.replaceAll('_', ' ')} by ${who}: ${withNames(failure.message, players, names)}`, id);
}
