import { rememberMyName } from '../../game/me.ts';
import { forgetTables } from '../tables.ts';
import { rememberServer } from '../there.ts';
import { forgetCode } from '../way-back.ts';

/** Somebody else is at this device from now on: nothing of the last one is kept, and every line is opened again. */
export function startOver(name: string | null, keepsCode: boolean): void {
  if (name !== null) {
    rememberMyName(name);
    rememberServer();
  }
  forgetTables();
  if (!keepsCode) forgetCode();
  location.assign('/');
}
