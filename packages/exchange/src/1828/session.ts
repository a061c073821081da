/** A recorded game of 1828, played along. */
import { enclosing, type Frame } from '@roundhouse/kernel';
import { COBOURG, type Emergency, type OperatingTurn, type State, type TrackStep } from '@roundhouse/titles/1828/face';
import { TilePlaces, TrainIds, UnsoldShares } from '../ids.ts';
import type { SiteRecord } from '../records.ts';
import { type Start, type Handlers, Session } from '../session.ts';
import { CannotFollow } from '../cannot-follow.ts';
import { answerAhead } from './ahead.ts';
import { companyIds, companyOf, findCompany, privateOf } from './ids.ts';

/** A marker that the site places earlier in the turn than it can be placed here. */
interface Held {
  readonly company: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export class Session1828 extends Session<State> {
  /** What lies in the IPO. */
  readonly shares = new UnsoldShares(companyIds);
  readonly trains = new TrainIds((train) => this.follower.kindOf(train));
  readonly tiles = new TilePlaces();
  protected readonly tables = [this.shares, this.trains, this.tiles];
  readonly #handlers: Handlers<Session1828>;
  /** Steps that are over here and still open on the site: a pass of the company belongs to the first of them. */
  passDue: { readonly company: string; readonly step: 'track' | 'arrange' } | null = null;
  /** The site asks after the trains for privates: the company has passed on trains, not yet on those. */
  trainsPassed: string | null = null;
  heldMarker: Held | null = null;
  /** The circle that the ERIE has chosen there before it is asked here. */
  heldHome: number | null = null;
  /** The company that remains in a merger, and how many shares of both lay in the pool. */
  merging: { readonly company: string; readonly inPool: number } | null = null;

  constructor(begun: Start<State>, handlers: Handlers<Session1828>) {
    super(begun);
    this.#handlers = handlers;
  }

  override keep(): () => void {
    const goBack = super.keep();
    const { passDue, trainsPassed, heldMarker, heldHome, merging } = this;
    return () => {
      goBack();
      Object.assign(this, { passDue, trainsPassed, heldMarker, heldHome, merging });
    };
  }

  protected handlerOf(type: string): ((record: SiteRecord) => void) | undefined {
    const handler = Object.hasOwn(this.#handlers, type) ? this.#handlers[type] : undefined;
    return handler && ((record) => handler(this, record));
  }

  protected skip(top: Frame): boolean {
    switch (top.kind) {
      case 'run':
      case 'cobourgRun':
        this.follower.do('run', { routes: [] });
        return true;
      case 'offer':
        this.follower.do('accept');
        return true;
      case 'emergency':
        return (top as Emergency).voluntary && this.#pass();
      case 'par':
      case 'home':
      case 'discard':
      case 'kalamazoo':
        return answerAhead(this, top);
      case 'peterborough':
        return answerAhead(this, top) || this.#pass();
      case 'station':
        return this.#placeHeld(top) || this.#pass();
      case 'privateAuction':
      case 'lotAuction':
      case 'stockTurn':
      case 'cobourg':
      case 'track':
      case 'arrange':
      case 'trains':
      case 'lastCall':
        return this.#pass();
      default:
        return false;
    }
  }

  #pass(): true {
    this.follower.do('pass');
    return true;
  }

  #placeHeld(top: Frame): boolean {
    const held = this.heldMarker;
    if (held?.company !== top.of) return false;
    this.heldMarker = null;
    this.follower.do('placeStation', held!.fields);
    return true;
  }

  /** Every company is asked for track, so no turn goes by without a word. */
  protected isSilent(top: Frame): boolean {
    const { kind, laid, upgraded, extras } = top as TrackStep;
    return kind !== 'track' || laid + upgraded + extras.length > 0;
  }

  protected round(): number {
    const { stockRound, operatingRound, sets } = this.s.ext;
    const before = operatingRound === 0 ? sets : sets.slice(0, -1);
    return before.reduce((sum, count) => sum + count, stockRound) + operatingRound;
  }

  get operating(): string | undefined {
    return enclosing<OperatingTurn>(this.s, 'operatingTurn')?.of;
  }

  /** Who acts: the company itself, or through a private that it owns. */
  actor(record: SiteRecord): { company: string; using: string | undefined } {
    if (this.isMinor(record)) return { company: COBOURG, using: undefined };
    if (!this.isPrivate(record)) return { company: companyOf(record.entity), using: undefined };
    const using = privateOf(record.entity);
    const company = this.s.privates[using]!;
    if (!companyIds.includes(company)) throw new CannotFollow(`${record.entity} does not belong to a company.`);
    return { company, using };
  }

  /** The Cobourg & Peterborough acts as a minor as long as a player owns it. */
  isMinor({ entity, entityType }: SiteRecord): boolean {
    return (
      entityType === 'minor' ||
      (entityType === '' && entity === COBOURG && this.s.players.includes(this.s.privates[COBOURG]!))
    );
  }

  isPrivate(record: SiteRecord): boolean {
    const { entity, entityType } = record;
    return (
      entityType === 'company' ||
      (entityType === '' && findCompany(entity) === undefined && !this.isPlayer(record) && !this.isMinor(record))
    );
  }

  /** Could it be a record of this company's turn, by itself or through a private? */
  inTurn(company: string): (record: SiteRecord) => boolean {
    return (record) =>
      !this.isPlayer(record) &&
      !this.isMinor(record) &&
      (this.isPrivate(record) || findCompany(record.entity) === company);
  }
}
