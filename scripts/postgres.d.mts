export declare function postgresPrograms(): string | null;
export declare function hasPostgres(): boolean;
export declare function canLimitDisk(): boolean;
export declare function notTried(): string | null;

export interface Postgres {
  readonly port: number;
  /** The folder of its files. */
  readonly data: string;
  url(name: string): string;
  /** Makes a database and gives its address. */
  create(name: string): string;
  start(): void;
  stop(mode?: 'fast' | 'immediate'): void;
  /** Starts it again where it has stopped by itself. */
  revive(): void;
  /** Stops it, and its folder goes. */
  remove(): void;
}
export declare function startPostgres(options?: { readonly disk?: number }): Promise<Postgres>;
