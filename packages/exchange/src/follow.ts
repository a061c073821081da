/** Runs a session and turns whatever stops it into a refusal with the number of the record. */
import type { RailState } from '@roundhouse/rail';
import { Refused } from './follower.ts';
import { ImportError } from './import-error.ts';
import { type Session, Trouble } from './session.ts';

export function followRecords<S extends RailState>(session: Session<S>): void {
  try {
    session.followAll();
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof Trouble)) throw error;
    const { type, entity, id } = session.record;
    throw new ImportError(`${type} by ${entity}: ${error.message}`, id);
  }
}
