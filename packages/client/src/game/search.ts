import type { Reason } from '@roundhouse/bots';
import type { CertificateWay, Found as FoundBy, Level, PowersUsed, Task } from '@roundhouse/host';
import type { PlayerId } from '@roundhouse/kernel';
import type { Progress, RailState, RailTitle } from '@roundhouse/rail';
import type { ReadGame, Unread } from './file-reader.ts';
import { type Job, Jobs } from './jobs.ts';

/** What to do, if there is anything, and why. */
export type Found = FoundBy<Reason>;

/** A file to be read and played through. */
export interface FileTask {
  readonly kind: 'file';
  readonly file: Blob;
  readonly upTo?: number | undefined;
}
export type FileReply =
  | { readonly kind: 'read'; readonly read: ReadGame | Unread }
  | { readonly kind: 'broken'; readonly reason: string };

const jobs = new Jobs<Task, Found, Progress>(
  () => new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' }),
);

/** The indication of the best run, worked out by slices; `better` hears of every improvement on the way. */
export function searchRunOf(title: RailTitle, state: RailState, better?: (progress: Progress) => void): Job<Found> {
  return jobs.start(title, { kind: 'run', state }, better);
}

/** The best run in which a certificate runs in one of its ways; it is told to `better`, and nothing is done. */
export function searchWayOf(
  title: RailTitle,
  state: RailState,
  way: CertificateWay,
  better: (progress: Progress) => void,
): Job<Found> {
  return jobs.start(title, { kind: 'way', state, way }, better);
}

/** The best run in which these trains run by these powers; it is told to `better`, and nothing is done. */
export function searchPowersOf(
  title: RailTitle,
  state: RailState,
  use: PowersUsed,
  better: (progress: Progress) => void,
): Job<Found> {
  return jobs.start(title, { kind: 'powers', state, use }, better);
}

/** The best run of any company as it stands; it is told to `better`, and nothing is done. */
export function searchCompanyOf(
  title: RailTitle,
  state: RailState,
  company: string,
  better: (progress: Progress) => void,
): Job<Found> {
  return jobs.start(title, { kind: 'company', state, company }, better);
}

/** What the bot in a seat does. The same seed in the same state gives the same action. */
export function botActionOf(title: RailTitle, state: RailState, by: PlayerId, seed: number, level: Level): Job<Found> {
  return jobs.start(title, { kind: 'bot', state, by, seed, level });
}
