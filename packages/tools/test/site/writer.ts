import type { Applied, GameEvent } from '@roundhouse/kernel';
import { POOL, type Route } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import { bankPrice, bankTrains, mayBeForced, phase, privatesForSale, type State } from '@roundhouse/titles/soh/face';
import { Certificates, companyIds } from './certificates.ts';
import { wayOf } from './way.ts';

export const symbols: Readonly<Record<string, string>> = {
  P1: 'SMAS',
  P2: 'KKI',
  P3: 'VES',
  P4: 'VVL',
  P5: 'RW',
  P6: 'W',
  P7: 'KO',
};

export type Written = Record<string, unknown> & { type: string };
/** Fields of an action or an event; the few that are no texts are read as what they are. */
type Texts = Readonly<Record<string, string | undefined>>;
type Done = Extract<Applied<State>, { ok: true }>;

/** Writes a game of ours as the site would have recorded it. */
export class SiteWriter {
  readonly actions: Written[] = [];
  readonly #shares = new Certificates();
  readonly #trains = new Map<string, string>();
  readonly #tiles = new Map<string, string>();
  #before: State;

  constructor(first: State) {
    this.#before = first;
  }

  /** Ids of the players on the site. */
  static id(player: string): number {
    return 100 + Number(player.slice(-1)) * 7;
  }

  /** What the action says stands before what it causes. */
  add({ action, events, state }: Done): void {
    this.#action(action as unknown as Texts, state);
    for (const [index, event] of events.entries()) this.#event(event as unknown as Texts, events.slice(index), events);
    this.#shares.settle(state);
    this.#before = state;
  }

  #write(type: string, entity: string, fields: Record<string, unknown> = {}): void {
    const player = entity.startsWith('player');
    const company = entity in symbols;
    this.actions.push({
      type,
      entity: player ? SiteWriter.id(entity) : company ? symbols[entity] : entity,
      entity_type: player ? 'player' : company ? 'company' : 'corporation',
      ...fields,
    });
  }

  #event(event: Texts, since: readonly GameEvent[], all: readonly GameEvent[]): void {
    const { company, train, from, to } = event as Record<string, string>;
    const count = Number(event['count']);
    const paid = (why: string, events = since): number =>
      Number(events.find((one) => one.event === 'pay' && one['why'] === why)?.['amount'] ?? 0);
    switch (event['event']) {
      case 'issue': {
        const shares = this.#shares.move(company!, company!, POOL, count);
        this.#write('sell_shares', company!, { shares, percent: 10 * count, share_price: paid('shares') / count });
        break;
      }
      case 'redeem': {
        const shares = this.#shares.move(company!, POOL, company!, count);
        this.#write('buy_shares', company!, { shares, percent: 10 * count });
        break;
      }
      case 'buyTrain': {
        const fields = { train: this.#trainId(train!), price: paid('train'), variant: this.#kindOf(train!) };
        this.#write('buy_train', company!, fields);
        break;
      }
      case 'private':
        if (companyIds.includes(to!)) {
          this.#write('buy_company', to!, { company: symbols[event['private']!], price: paid('private', all) });
        } else if (event['private'] === 'P7') this.#shares.move('NRS', 'NRS', to!, 1);
        break;
      case 'train':
        if (to === POOL) this.#write('discard_train', from!, { train: this.#trainId(train!) });
        break;
      case 'bankrupt':
        this.#write('bankrupt', company!);
        break;
      default:
    }
  }

  #kindOf(train: string): string {
    return soh.train(this.#before, train)!.id;
  }

  #trainId(train: string): string {
    const known = this.#trains.get(train);
    if (known !== undefined) return known;
    const kind = this.#kindOf(train) === '3E' ? '6' : this.#kindOf(train);
    const number = [...this.#trains.values()].filter((one) => one.startsWith(`${kind}-`)).length;
    this.#trains.set(train, `${kind}-${number}`);
    return `${kind}-${number}`;
  }

  #action(fields: Texts, after: State): void {
    const [kind = '', of = ''] = fields['frame']!.split('/');
    const by = fields['by']!;
    const company = fields['company']!;
    const count = Number(fields['count']);
    switch (fields['type']) {
      case 'bid':
        this.#write('bid', by, { company: symbols[of], price: fields['amount'] });
        break;
      case 'start':
        this.#shares.move(company, company, by, phase(this.#before).sharesToStart - 2);
        this.#write('par', by, { corporation: company, share_price: `${fields['price']},0,3` });
        break;
      case 'buy': {
        const shares = this.#shares.move(company, fields['from'] === 'pool' ? POOL : company, by, 1);
        this.#write('buy_shares', by, { shares, percent: 10 });
        break;
      }
      case 'sell': {
        const price = soh.priceOf(this.#before, company);
        const shares = this.#shares.forSale(company, by, count);
        this.#write('sell_shares', by, { shares, percent: 10 * count, share_price: price });
        break;
      }
      case 'layTile':
        this.#lay(fields, of, after);
        break;
      case 'placeStation': {
        const city = `${this.#tiles.get(fields['hex']!)}-${fields['node']}`;
        this.#write('place_token', fields['using'] ?? of, { city, slot: 0, tokener: of });
        break;
      }
      case 'run':
        this.#write('run_routes', of, {
          routes: (fields['routes'] as unknown as Route[]).map((route) => this.#route(route)),
        });
        break;
      case 'dividend':
        this.#write('dividend', of, { kind: fields['choice'] === 'pay' ? 'payout' : 'withhold' });
        break;
      case 'pass':
        this.#pass(kind, of, by, after);
        break;
      default:
    }
  }

  #lay(fields: Texts, company: string, after: State): void {
    const hex = fields['hex']!;
    const used = new Set(this.#tiles.values());
    let copy = 0;
    while (used.has(`${fields['tile']}-${copy}`)) copy++;
    const tile = `${fields['tile']}-${copy}`;
    this.#tiles.set(hex, tile);
    this.#write('lay_tile', fields['using'] ?? company, { hex, tile, rotation: fields['rotation'] });
    const open = after.stack.some((frame) => frame.kind === 'track');
    const tempting = ['P1', 'P2'].some((id) => after.players.includes(after.privates[id]!));
    if (!open && tempting && phase(after).companiesBuyPrivates) this.#write('pass', company);
  }

  #route({ train, path }: Route): Record<string, unknown> {
    return { train: this.#trains.get(train), ...wayOf(path) };
  }

  #pass(kind: string, of: string, by: string, after: State): void {
    if (kind === 'lotAuction' || kind === 'stockTurn') this.#write('pass', by);
    else if (kind === 'track' || kind === 'station') this.#write('pass', of);
    else if (kind === 'emergency') this.#write('pass', of);
    else if (kind === 'trains' && after.stack.at(-1)?.kind !== 'emergency') {
      if (this.#asksTrains(of)) this.#write('pass', of);
      if (privatesForSale(this.#before, of).length > 0) this.#write('pass', of);
    }
  }

  #asksTrains(company: string): boolean {
    const s = this.#before;
    if (mayBeForced(s, company)) return true;
    if (Object.values(s.trains).filter((owner) => owner === company).length >= phase(s).trainLimit) return false;
    const cash = s.cash[company]!;
    const others = Object.values(s.trains).some((owner) => owner !== company && companyIds.includes(owner));
    return (others && cash > 0) || bankTrains(s).some((train) => bankPrice(s, company, train) <= cash);
  }
}
