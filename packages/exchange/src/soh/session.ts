/** A recorded game of Steam Over Holland, played along. */
import { enclosing, type Frame } from '@roundhouse/kernel';
import type { Follower } from '../follower.ts';
import type { SiteRecord } from '../records.ts';
import { Session, Trouble } from '../session.ts';
import type { OperatingTurn, State, TrackStep } from '@roundhouse/titles/soh/state';
import { companyIds } from '@roundhouse/titles/soh/material';
import { PrivateSymbols, TilePlaces, TrainIds, TreasuryShares } from './ids.ts';

export type Handler = (game: SohSession, record: SiteRecord) => void;

export class SohSession extends Session<State> {
  readonly privates = new PrivateSymbols();
  readonly shares = new TreasuryShares();
  readonly trains = new TrainIds();
  readonly tiles = new TilePlaces();
  readonly #players: ReadonlyMap<string, string>;
  readonly #handlers: Readonly<Record<string, Handler>>;
  /** The site keeps the track step open for a private that could be bought: the company passes once more. */
  trackPassDue: string | null = null;
  /** The site asks after the trains for privates: the company has passed on trains, not yet on those. */
  trainsPassed: string | null = null;
  /** A train that the engine bought by itself as soon as the money was there. */
  boughtByItself: { readonly company: string; readonly train: string } | null = null;

  constructor(
    f: Follower<State>,
    records: readonly SiteRecord[],
    players: ReadonlyMap<string, string>,
    handlers: Readonly<Record<string, Handler>>,
  ) {
    super(f, records);
    this.#players = players;
    this.#handlers = handlers;
  }

  protected follow(record: SiteRecord): void {
    const handler = Object.hasOwn(this.#handlers, record.type) ? this.#handlers[record.type] : undefined;
    if (!handler) throw new Trouble(`Steam Over Holland has no such action.`);
    if (this.s.ended && !this.boughtByItself) {
      if (record.type === 'pass') return;
      throw new Trouble('Here the game is over.');
    }
    handler(this, record);
  }

  protected skip(top: Frame): boolean {
    switch (top.kind) {
      case 'run':
        this.f.do('run', { routes: [] });
        return true;
      case 'offer':
        this.f.do('accept');
        return true;
      case 'auction':
      case 'stockTurn':
      case 'ownShares':
      case 'buyPrivates':
      case 'track':
      case 'token':
      case 'trains':
      case 'forcedPurchase':
        this.f.do('pass');
        return true;
      default:
        return false;
    }
  }

  /** Every company is asked for track, so no turn goes by without a word. */
  protected isSilent(top: Frame): boolean {
    const { kind, laid, replaced } = top as TrackStep;
    return kind !== 'track' || laid + replaced > 0;
  }

  protected round(): number {
    return this.s.ext.round;
  }

  player(entity: string): string {
    const player = this.#players.get(entity);
    if (player === undefined) throw new Trouble(`There is no player ${entity}.`);
    return player;
  }

  isPlayer(entity: string): boolean {
    return this.#players.has(entity);
  }

  /** The company that operates now. */
  get turn(): OperatingTurn | undefined {
    return enclosing<OperatingTurn>(this.s, 'operatingTurn');
  }

  /** The company that acts: itself, or through a private that it owns. */
  actor(record: SiteRecord): { company: string; using: string | undefined } {
    if (companyIds.includes(record.entity)) return { company: record.entity, using: undefined };
    const using = this.privates.of(record.entity);
    const company = this.s.privates[using]!;
    if (!companyIds.includes(company)) throw new Trouble(`${record.entity} does not belong to a company.`);
    return { company, using };
  }

  /** Goes on to one of these steps of a company's turn. */
  reachStep(company: string, ...kinds: string[]): string {
    return this.reach((top) => top.of === company && kinds.includes(top.kind)).kind;
  }

  /** Consent is not recorded on the site: it is given. */
  acceptOffers(): void {
    while (this.f.top?.kind === 'offer') this.own('accept');
  }
}
