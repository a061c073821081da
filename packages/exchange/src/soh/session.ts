/** A recorded game of Steam Over Holland, played along. */
import { enclosing, type Frame } from '@roundhouse/kernel';
import type { OperatingTurn, State, TrackStep } from '@roundhouse/titles/soh/face';
import { TilePlaces, TrainIds, UnsoldShares } from '../ids.ts';
import type { SiteRecord } from '../records.ts';
import { type Start, type Handlers, Session } from '../session.ts';
import { CannotFollow } from '../cannot-follow.ts';
import { companyIds, PrivateSymbols } from './ids.ts';

export class SohSession extends Session<State> {
  readonly privates = new PrivateSymbols();
  readonly shares = new UnsoldShares(companyIds);
  readonly trains = new TrainIds((train) => this.follower.kindOf(train));
  readonly tiles = new TilePlaces();
  protected readonly tables = [this.privates, this.shares, this.trains, this.tiles];
  readonly #handlers: Handlers<SohSession>;
  /** The site keeps the track step open for a private that could be bought: the company passes once more. */
  trackPassDue: string | null = null;
  /** The site asks after the trains for privates: the company has passed on trains, not yet on those. */
  trainsPassed: string | null = null;
  /** A train that the engine bought by itself as soon as the money was there. */
  boughtByItself: { readonly company: string; readonly train: string } | null = null;

  constructor(begun: Start<State>, handlers: Handlers<SohSession>) {
    super(begun);
    this.#handlers = handlers;
  }

  override keep(): () => void {
    const goBack = super.keep();
    const { trackPassDue, trainsPassed, boughtByItself } = this;
    return () => {
      goBack();
      Object.assign(this, { trackPassDue, trainsPassed, boughtByItself });
    };
  }

  protected handlerOf(type: string): ((record: SiteRecord) => void) | undefined {
    const handler = Object.hasOwn(this.#handlers, type) ? this.#handlers[type] : undefined;
    return handler && ((record) => handler(this, record));
  }

  protected override get isOver(): boolean {
    return super.isOver && !this.boughtByItself;
  }

  protected skip(top: Frame): boolean {
    switch (top.kind) {
      case 'run':
        this.follower.do('run', { routes: [] });
        return true;
      case 'offer':
        this.follower.do('accept');
        return true;
      case 'lotAuction':
      case 'stockTurn':
      case 'treasuryShares':
      case 'buyPrivates':
      case 'track':
      case 'station':
      case 'trains':
      case 'emergency':
        this.follower.do('pass');
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

  get operating(): string | undefined {
    return this.turn?.of;
  }

  /** The turn of the company that operates now. */
  get turn(): OperatingTurn | undefined {
    return enclosing<OperatingTurn>(this.s, 'operatingTurn');
  }

  /** The company that acts: itself, or through a private that it owns. */
  actor(record: SiteRecord): { company: string; using: string | undefined } {
    if (companyIds.includes(record.entity)) return { company: record.entity, using: undefined };
    const using = this.privates.of(record.entity);
    const company = this.s.privates[using]!;
    if (!companyIds.includes(company)) throw new CannotFollow(`${record.entity} does not belong to a company.`);
    return { company, using };
  }
}
