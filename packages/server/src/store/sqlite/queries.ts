import { type Connection, openForReading } from './connection.ts';

export type Value = string | number;

/** Questions to the embedded database, each prepared once. */
export class Queries {
  readonly #db: Connection;
  readonly #prepared = new Map<string, ReturnType<Connection['prepare']>>();

  constructor(path: string) {
    this.#db = openForReading(path);
  }

  all<T>(sql: string, ...values: Value[]): readonly T[] {
    let statement = this.#prepared.get(sql);
    if (!statement) this.#prepared.set(sql, (statement = this.#db.prepare(sql)));
    return statement.all(values) as T[];
  }

  // `get` adds something of its own to the row.
  one<T>(sql: string, ...values: Value[]): T | undefined {
    return this.all<T>(sql, ...values)[0];
  }

  /** Several readings of one moment, though another connection writes meanwhile. */
  together<T>(readings: () => T): T {
    this.#db.exec('BEGIN');
    try {
      return readings();
    } finally {
      this.#db.exec('COMMIT');
    }
  }

  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }
}
