import { type Applied, choices, type GameEvent, settingsFor } from '@roundhouse/kernel';
import { IPO, playerOwning, POOL, type Route, sharesOf } from '@roundhouse/rail';
import { title1828 } from '@roundhouse/titles';
import {
  canTakeFrom,
  companyOf,
  ERIE_HOME,
  isSystem,
  type Merger,
  PETERBOROUGH,
  phase,
  type State,
} from '@roundhouse/titles/1828/face';
import { wayOf } from '../site/way.ts';
import { asksPrivates, asksTrains } from './asking.ts';

export type Written = Record<string, unknown> & { type: string };
const companyIds = title1828.material(settingsFor(title1828, {})).companies.map(({ id }) => id);
type Done = Extract<Applied<State>, { ok: true }>;
type Fields = Readonly<Record<string, unknown>>;
type Chance = (below: number) => number;

const siteName = (id: string): string => (id === 'OS&H' ? 'OSH' : id);
const text = (value: unknown): string => String(value);

/** Writes a game of 1828 of ours as the site would have recorded it. */
export class Writer1828 {
  readonly actions: Written[] = [];
  readonly #chance: Chance;
  /** Does it say from whom a share is taken in a merger, where there are several? */
  readonly #namesGivers: boolean;
  readonly #ipo = new Map(companyIds.map((id) => [id, [1, 2, 3, 4, 5, 6, 7, 8]]));
  readonly #trains = new Map<string, string>();
  readonly #tiles = new Map<string, string>();
  /** Par prices that the site asks for after more bids. */
  #pars: Written[] = [];
  #mergerFrom = 0;
  #pool = 0;
  #before: State;

  constructor(first: State, chance: Chance, namesGivers = false) {
    this.#before = first;
    this.#chance = chance;
    this.#namesGivers = namesGivers;
  }

  /** Ids of the players on the site. */
  static id(player: string): number {
    return 100 + Number(player.slice(-1)) * 7;
  }

  add({ action, events, state }: Done): void {
    const fields = action as unknown as Fields;
    const [kind = '', of = ''] = text(fields['frame']).split('/');
    this.#action(fields, kind, of, state);
    for (const event of events) this.#event(event, events, state, fields);
    this.#before = state;
  }

  #entity(company: string, s = this.#before): { entity: unknown; entity_type: string } {
    if (company.startsWith('player')) return { entity: Writer1828.id(company), entity_type: 'player' };
    const other = s.ext.systems[company];
    if (other !== undefined) return { entity: `${siteName(company)}-${siteName(other)}`, entity_type: 'system' };
    return { entity: siteName(company), entity_type: 'corporation' };
  }

  #write(type: string, who: string, fields: Fields = {}): void {
    this.actions.push({ type, ...this.#entity(who), ...fields });
    if (type === 'bid' || type === 'buy_shares' || type === 'pass') this.#flush();
  }
  #as(entity: string, entity_type: string, type: string, fields: Fields): void {
    this.actions.push({ type, entity, entity_type, ...fields });
  }
  #flush(): void {
    this.actions.push(...this.#pars);
    this.#pars = [];
  }

  #shares(company: string, numbers: readonly number[]): string[] {
    return numbers.map((number) => `${text(this.#entity(company).entity)}_${number}`);
  }
  /** From the IPO the lowest; elsewhere any that is not there. */
  #take(company: string, from: string): string[] {
    const unsold = this.#ipo.get(company)!;
    if (from === IPO) return this.#shares(company, unsold.splice(0, 1));
    return this.#shares(company, [this.#sold(company)[0]!]);
  }
  #sold(company: string): number[] {
    return [1, 2, 3, 4, 5, 6, 7, 8].filter((number) => !this.#ipo.get(company)!.includes(number));
  }

  #event(event: GameEvent, all: readonly GameEvent[], after: State, action: Fields): void {
    const { company, train, from, to } = event as unknown as Record<string, string>;
    const paid = (why: string): unknown => all.find((one) => one.event === 'pay' && one['why'] === why)?.['amount'];
    switch (event.event) {
      case 'privateSold':
        this.#privateSold(text(event['private']));
        break;
      case 'buyTrain': {
        const shell = after.trains[train!]!;
        const fields = { train: this.#trainId(train!), price: paid('train'), variant: this.#kindOf(train!) };
        this.#write('buy_train', company!, isSystem(after, company!) ? { ...fields, shell: siteName(shell) } : fields);
        break;
      }
      case 'train':
        if (to === 'gone' && from !== 'depot' && !phase(after).rusts?.includes(this.#kindOf(train!))) {
          this.#write('discard_train', companyOf(after, from!), { train: this.#trainId(train!) });
        }
        break;
      case 'private':
        if (companyIds.includes(to!)) {
          if (after.ext.operatingRound > 0 && action['type'] !== 'merge' && paid('private') !== undefined) {
            this.#write('buy_company', to!, { company: text(event['private']), price: paid('private') });
          }
        }
        break;
      case 'merge':
        this.#announce(text(event['by']), company!, text(event['other']));
        break;
      case 'system':
        this.#newSystem(company!, after);
        break;
      case 'mergerFails': {
        this.actions.length = this.#mergerFrom;
        const corporations = [company!, text(event['other'])].map(siteName);
        this.actions.push({ type: 'failed_merge', ...this.#entity(text(event['by'])), corporations });
        break;
      }
      case 'bankrupt':
        this.#write('bankrupt', this.#chance(2) === 0 ? company! : text(event['by']));
        break;
      default:
    }
  }

  #privateSold(id: string): void {
    if (id === 'C&A') this.#ipo.set('PRR', [2, 3, 4, 5, 6, 7, 8]);
    if (id.startsWith('p')) this.#ipo.set(id.slice(1), [2, 3, 4, 5, 6, 7, 8]);
  }

  #announce(by: string, company: string, other: string): void {
    this.#mergerFrom = this.actions.length;
    this.#write('choose', by, { choice: siteName(company) });
    this.#write('merge', company, { corporation: siteName(other) });
    this.#pool = sharesOf(this.#before, company, POOL) + sharesOf(this.#before, other, POOL);
  }

  #newSystem(system: string, s: State): void {
    const inIpo = sharesOf(s, system, IPO);
    const inPool = Math.min(Math.ceil(this.#pool / 2), sharesOf(s, system, POOL));
    const given = 10 - inIpo - sharesOf(s, system, POOL) - 2;
    this.#ipo.set(
      system,
      Array.from({ length: inIpo }, (_, i) => given + inPool + 1 + i),
    );
  }

  #kindOf(train: string): string {
    return title1828.train(this.#before, train)!.id;
  }

  #trainId(train: string): string {
    const known = this.#trains.get(train);
    if (known !== undefined) return known;
    const kind = this.#kindOf(train);
    const number = [...this.#trains.values()].filter((one) => one.replace(/-\d+$/, '') === kind).length;
    this.#trains.set(train, `${kind}-${number}`);
    return `${kind}-${number}`;
  }

  #action(a: Fields, kind: string, of: string, after: State): void {
    const by = text(a['by']);
    const company = text(a['company']);
    switch (a['type']) {
      case 'buyLot':
      case 'bid': {
        const lot = kind === 'lotAuction' ? of : text(a['private']);
        const price =
          a['amount'] ??
          { SVN: 20, StCT: 20, 'C&StL': 40, 'D&H': 80, 'C&P': 80, 'M&H': 120, 'E&K': 120, 'C&A': 160 }[lot] ??
          250;
        this.#write('bid', by, { company: lot.startsWith('p') ? siteName(lot.slice(1)) : lot, price });
        break;
      }
      case 'par': {
        const par = {
          type: 'par',
          ...this.#entity(by),
          corporation: siteName(of),
          share_price: `${text(a['price'])},9,5`,
        };
        this.#pars.push(par);
        if (this.#chance(2) === 0 || after.ext.stockRound > 0) this.#flush();
        break;
      }
      case 'start':
        this.#write('par', by, { corporation: siteName(company), share_price: `${text(a['price'])},9,5` });
        break;
      case 'buy':
        this.#write('buy_shares', by, { shares: this.#take(company, text(a['from'])), percent: 10 });
        break;
      case 'exchange':
        if (a['price'] === undefined) {
          this.#as('M&H', 'company', 'buy_shares', { shares: this.#take(company, text(a['from'])), percent: 10 });
        } else {
          const fields = { corporation: siteName(company), share_price: `${text(a['price'])},9,5` };
          this.#as('M&H', 'company', 'par', fields);
        }
        break;
      case 'sell': {
        const count = Number(a['count']);
        const shares = this.#shares(company, this.#sold(company).slice(0, count));
        this.#write('sell_shares', by, { shares, percent: 10 * count });
        break;
      }
      case 'setAside':
        this.#write('choose', by, { choice: `${siteName(company)} ($77)` });
        break;
      case 'takeFrom':
        if (this.#namesGivers) this.#giver(text(a['player']));
        break;
      case 'tradeUp':
        this.#write('choose', by, { choice: 'Exchange ($-31)' });
        break;
      case 'giveUp':
        this.#write('choose', by, { choice: 'Sell ($77)' });
        break;
      case 'keepStation':
        this.#removeToken(text(a['hex']), Number(a['node']));
        break;
      case 'layTile':
        this.#lay(a, kind, of, after);
        break;
      case 'placeStation':
        if (a['using'] === 'D&H') {
          this.#as('D&H', 'company', 'place_token', { city: this.#city(text(a['hex']), a['node']), tokener: of });
        } else this.#write('place_token', of, { city: this.#city(text(a['hex']), a['node']), slot: 0, tokener: of });
        break;
      case 'replaceStation':
        this.#as('C&P', 'company', 'place_token', { city: this.#city(PETERBOROUGH, 0), slot: 0, tokener: of });
        break;
      case 'chooseHome':
        this.#write('place_token', companyOf(this.#before, of), { city: this.#city(ERIE_HOME, a['node']), slot: 0 });
        break;
      case 'buyCoal':
        this.#write('special_buy', of, { description: 'Coal Marker', cost: 120 });
        break;
      case 'run':
        this.#run(a['routes'] as readonly Route[], kind, of);
        break;
      case 'dividend':
        this.#write('dividend', of, { kind: a['choice'] === 'pay' ? 'payout' : 'withhold' });
        break;
      case 'arrange':
        for (const train of Object.keys(after.trains)) {
          if (after.trains[train] === this.#before.trains[train]) continue;
          this.#write('swap_train', of, { train: this.#trainId(train) });
        }
        this.#write('pass', of);
        break;
      case 'pass':
        this.#pass(kind, of, by, after);
        break;
      default:
    }
  }

  #giver(player: string): void {
    const f = this.#before.stack.at(-1) as Merger;
    const taker = f.queue[0]!;
    if (canTakeFrom(f, taker).length > 1) this.#write('choose', taker, { choice: `Name of ${player}` });
  }

  #removeToken(hex: string, kept: number): void {
    const f = this.#before.stack.at(-1) as Merger;
    const gone = this.#before.stations[f.of]!.find((spot) => spot.hex === hex && spot.node !== kept)!;
    this.#write('remove_token', f.by, { city: this.#city(hex, gone.node), slot: 0 });
  }

  #city(hex: string, node: unknown): string {
    return `${this.#tiles.get(hex) ?? `${hex}-0`}-${text(node)}`;
  }

  #lay(a: Fields, kind: string, of: string, after: State): void {
    const hex = text(a['hex']);
    const used = new Set(this.#tiles.values());
    let copy = 0;
    while (used.has(`${text(a['tile'])}-${copy}`)) copy++;
    const tile = `${text(a['tile'])}-${copy}`;
    this.#tiles.set(hex, tile);
    const fields = { hex, tile, rotation: a['rotation'] };
    const using = kind === 'kalamazoo' ? 'E&K' : a['using'];
    if (kind === 'cobourg') this.#as('C&P', 'minor', 'lay_tile', fields);
    else if (using === undefined || using === 'B&M' || using === 'NYH') this.#write('lay_tile', of, fields);
    else this.#as(text(using), 'company', 'lay_tile', fields);
    const open = after.stack.some((frame) => frame.kind === 'track');
    const tempting = ['C&StL', 'D&H', 'E&K'].some((id) => playerOwning(after, id) !== undefined);
    if (kind === 'track' && !open && tempting && phase(this.#before).companiesBuyPrivates) this.#write('pass', of);
  }

  #run(routes: readonly Route[], kind: string, of: string): void {
    const fields = {
      routes: routes.map(({ train, path }) => ({ train: this.#trains.get(train) ?? '2-1', ...wayOf(path) })),
    };
    if (kind === 'cobourgRun') this.#as('C&P', 'minor', 'run_routes', fields);
    else this.#write('run_routes', of, fields);
  }

  #pass(kind: string, of: string, by: string, after: State): void {
    if (kind === 'privateAuction' || kind === 'lotAuction') this.#write('pass', by);
    else if (kind === 'stockTurn') {
      // Who can do nothing is passed over in silence.
      if (choices(title1828, this.#before, by).some(({ type }) => type !== 'pass')) this.#write('pass', by);
    } else if (kind === 'cobourg') this.#as('C&P', 'minor', 'pass', {});
    else if (kind === 'track' || kind === 'station' || kind === 'arrange') this.#write('pass', of);
    else if (kind === 'trains' && after.stack.at(-1)?.kind !== 'emergency') {
      if (asksTrains(this.#before, of)) this.#write('pass', of);
      if (asksPrivates(this.#before, of)) this.#write('pass', of);
    }
  }
}
