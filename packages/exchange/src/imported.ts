import type { GameFile } from '@roundhouse/kernel';
import type { SiteExport } from './export.ts';
import type { Mark } from './session.ts';

export interface Imported {
  readonly file: GameFile;
  /** Where each record stands among the file's actions, in order. */
  readonly marks: readonly Mark[];
  readonly names: Names;
  /** What the user should know, in sentences. */
  readonly notes: readonly string[];
}

/** What is called how on the site, and here: players by their ids, privates by their symbols, companies by theirs. */
export interface Names {
  readonly players: Readonly<Record<string, string>>;
  readonly privates: Readonly<Record<string, string>>;
  readonly companies: Readonly<Record<string, string>>;
}

/** The part of one title. */
export interface SiteTitle {
  /** Its name on the site. */
  readonly name: string;
  /** What else it was called there. */
  readonly formerly: readonly string[];
  importGame(data: SiteExport): Imported;
}
