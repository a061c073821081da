/** What an action costs on a site of several processes. Milliseconds, as they were measured; docs/scale.md says how. */
export interface Costs {
  /** In the process that takes it, but for its listeners: request, rules, answer. */
  readonly act: number;
  /** In the log of PostgreSQL, which all commits share. */
  readonly commit: number;
  /** A message to other processes in PostgreSQL, and more for each process that listens: one after the other. */
  readonly notify: number;
  readonly deliver: number;
  /** In each process that hears a message, and more for each table in it. */
  readonly message: number;
  readonly mention: number;
  /** In another process with listeners: it reads the entries and plays them. */
  readonly read: number;
  /** For each listener that is told. */
  readonly tell: number;
}

export const MEASURED: Costs = {
  act: 2.2,
  commit: 0.65,
  notify: 0.14,
  deliver: 0.015,
  message: 0.03,
  mention: 0.005,
  read: 0.8,
  tell: 0.06,
};
