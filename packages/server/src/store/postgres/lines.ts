/** Every connection of one process to a PostgreSQL, also those that are being made: they can all be cut at once. */
import type pg from 'pg';
import type { Pg } from './connection.ts';

export interface Lines {
  /** Makes connections that are known here. */
  readonly Client: new (
    config?: pg.ClientConfig,
  ) => pg.Client;
  cutAll(): void;
}

export function linesOf({ Client }: Pg): Lines {
  const all = new Set<pg.Client>();
  class Line extends Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      all.add(this);
      this.on('end', () => all.delete(this));
    }
  }
  return { Client: Line, cutAll: () => all.forEach(cut) };
}

/** A server that has fallen silent would never say good-bye. */
export function cut(client: pg.Client): void {
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}
