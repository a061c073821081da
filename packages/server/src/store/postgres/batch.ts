/**
 * Statements that stand or fall together, sent in one go: nobody waits for the answer to one before the next is on its way, and they
 * are one transaction, since PostgreSQL ends it where the batch ends. A process that dies leaves none open.
 */
import type pg from 'pg';
import type { Statement } from './changes.ts';

/** A statement with the name under which a connection keeps it prepared. */
export interface Named extends Statement {
  readonly name: string;
}

/** What node-postgres has of a connection for queries of one's own. */
interface Line {
  readonly stream: { cork(): void; uncork(): void };
  /** By name what the server of this connection keeps prepared. */
  readonly parsedStatements: Record<string, string>;
  close(what: { readonly type: 'S'; readonly name: string }): void;
  parse(what: { readonly name: string; readonly text: string }): void;
  bind(what: { readonly statement: string; readonly values: readonly (string | null)[] }): void;
  execute(): void;
  sync(): void;
}

export class Batch implements pg.Submittable {
  /** All of it is on disk, or none. */
  readonly written: Promise<void>;
  readonly #statements: readonly Named[];
  /** The client wraps this one to give up when no answer comes in time. */
  callback: (error?: Error | null) => void = () => {};

  constructor(statements: readonly Named[]) {
    this.#statements = statements;
    this.written = new Promise((done, failed) => {
      this.callback = (error) => (error ? failed(error) : done());
    });
  }

  submit(connection: pg.Connection): void {
    const line = connection as unknown as Line;
    line.stream.cork();
    for (const { name, sql, values } of this.#statements) {
      if (line.parsedStatements[name] === undefined) {
        // A batch that has failed may have left it there.
        line.close({ type: 'S', name });
        line.parse({ name, text: sql });
      }
      line.bind({ statement: name, values: values.map((value) => (value === null ? null : String(value))) });
      line.execute();
    }
    line.sync();
    line.stream.uncork();
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(connection: pg.Connection): void {
    const { parsedStatements } = connection as unknown as Line;
    for (const { name, sql } of this.#statements) parsedStatements[name] = sql;
    this.callback();
  }

  /** What the statements find is of no interest here. */
  handleDataRow(): void {}
  handleCommandComplete(): void {}
}
