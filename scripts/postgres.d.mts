export declare function postgresPrograms(): string | null;
export declare function hasPostgres(): boolean;
export declare function notTried(): string | null;

export interface Postgres {
  readonly port: number;
  url(name: string): string;
  /** Makes a database and gives its address. */
  create(name: string): string;
  start(): void;
  stop(mode?: 'fast' | 'immediate'): void;
  /** Stops it, and its folder goes. */
  remove(): void;
}
export declare function startPostgres(): Promise<Postgres>;
