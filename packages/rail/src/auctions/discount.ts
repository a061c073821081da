import {
  type Check,
  type Draft,
  field,
  type Frame,
  type FrameKind,
  movesFor,
  type PlayerId,
  pop,
  updateFrame,
} from '@roundhouse/kernel';
import { log } from '../events.ts';
import { type Judge, refusingBy } from '../faults.ts';
import { cashOf, pay } from '../ledger/cash.ts';
import { leftOf } from '../rounds/order.ts';
import { BANK, type PrivateId, type RailState } from '../state.ts';
import { about } from '../subjects.ts';

/** What is taken down at the start of a turn and holds all through it. */
interface TurnOfTwo {
  readonly turn: PlayerId;
  /** How many actions the turn still has. */
  readonly actions: number;
  /** Lots that its player has made cheaper in it. */
  readonly discounted: readonly PrivateId[];
  /** Lots that cost nothing when it began: they have to be taken. */
  readonly free: readonly PrivateId[];
  /** Could nobody else pay for any lot when it began? */
  readonly alone: boolean;
}

/** Lots whose prices fall: each turn has several actions, and each of them buys a lot or makes one cheaper. */
export interface DiscountAuction extends Frame, TurnOfTwo {
  readonly kind: 'privateAuction';
  /** What is left. */
  readonly lots: readonly PrivateId[];
  /** By how much lots have become cheaper. */
  readonly discounts: Readonly<Record<PrivateId, number>>;
}

interface DiscountRules<S extends RailState> {
  readonly lots: readonly PrivateId[];
  /** By so much a lot becomes cheaper. */
  readonly step: number;
  /** How many actions a turn has. */
  readonly actions: number;
  face(lot: PrivateId): number;
  order(s: S): readonly PlayerId[];
  /** The lot is paid for: it goes to its owner, with all that comes with it. */
  take(g: Draft<S>, lot: PrivateId, player: PlayerId): void;
  /** Everything is sold; the frame is gone. */
  over(g: Draft<S>): void;
}

/** What is done to one lot. */
export interface OnLot {
  readonly by: PlayerId;
  readonly private: PrivateId;
}

/** How buying a lot can be wrong. */
export interface BuyingFaults {
  readonly sold: object;
  /** The buyer has made it cheaper in this turn. */
  readonly own: object;
  /** What is left of the turn is for lots that cost nothing. */
  readonly bound: { readonly free: readonly PrivateId[] };
  readonly money: { readonly price: number; readonly cash: number };
}

/** How making a lot cheaper can be wrong. */
export interface DiscountFaults {
  readonly sold: object;
  /** A lot that cost nothing before the turn has not been taken yet. */
  readonly bound: { readonly free: readonly PrivateId[] };
  /** Nobody else could pay for any lot, and the player can pay for one. */
  readonly alone: object;
}

/** An auction of lots that become cheaper: its prices, what can be at fault, and its frame. */
export function discountAuction<S extends RailState>(rules: DiscountRules<S>) {
  type F = DiscountAuction;
  const move = movesFor<S>();
  const price = (f: Pick<F, 'discounts'>, lot: PrivateId): number =>
    Math.max(0, rules.face(lot) - (f.discounts[lot] ?? 0));
  const canPay = (s: S, f: Pick<F, 'discounts'>, lots: readonly PrivateId[], player: PlayerId): boolean =>
    lots.some((lot) => cashOf(s, player) >= price(f, lot));

  const turnFor = (s: S, f: Pick<F, 'lots' | 'discounts'>, turn: PlayerId): TurnOfTwo => ({
    turn,
    actions: rules.actions,
    discounted: [],
    free: f.lots.filter((lot) => price(f, lot) === 0),
    alone: !rules.order(s).some((player) => player !== turn && canPay(s, f, f.lots, player)),
  });
  /** Those that have to be taken and still lie there. */
  const owedFree = (f: F): PrivateId[] => f.free.filter((lot) => f.lots.includes(lot));

  const sold = (_: S, f: F, a: OnLot): object | null => (f.lots.includes(a.private) ? null : {});
  const buying: Judge<S, F, OnLot, BuyingFaults> = {
    sold,
    own: (_, f, a) => (f.discounted.includes(a.private) ? {} : null),
    bound(_, f, a) {
      const free = owedFree(f);
      return free.includes(a.private) || free.length < f.actions ? null : { free };
    },
    money(s, f, a) {
      const [cost, cash] = [price(f, a.private), cashOf(s, a.by)];
      return cash >= cost ? null : { price: cost, cash };
    },
  };
  const discounting: Judge<S, F, OnLot, DiscountFaults> = {
    sold,
    bound(_, f) {
      const free = owedFree(f);
      return free.length === 0 ? null : { free };
    },
    alone(s, f, a) {
      const others = f.lots.filter((lot) => !f.discounted.includes(lot));
      return f.alone && canPay(s, f, others, a.by) ? {} : null;
    },
  };

  /** One action of the turn is done; after the last one the next player has the turn. */
  function acted(g: Draft<S>, f: F, changes: Partial<F>): void {
    const after = { ...f, ...changes, actions: f.actions - 1 };
    const turn = after.actions > 0 ? after : { ...after, ...turnFor(g.s, after, leftOf(rules.order(g.s), f.turn)) };
    updateFrame<S, F>(g, f, turn);
  }

  const candidates = (_: S, f: F) =>
    f.lots.map((lot) => ({ fields: { private: lot }, subjects: [about.private(lot)] }));

  const buyMove = (checks: readonly Check<S, F, OnLot>[]) =>
    move({
      type: 'buyLot',
      fields: { private: field.oneOf(rules.lots) },
      candidates,
      checks,
      apply(g, f: F, a) {
        const cost = price(f, a.private);
        log(g, { event: 'privateSold', private: a.private, to: a.by, price: cost });
        pay(g, a.by, BANK, cost, 'private');
        acted(g, f, { lots: f.lots.filter((lot) => lot !== a.private) });
        rules.take(g, a.private, a.by);
      },
    });

  const discountMove = (checks: readonly Check<S, F, OnLot>[]) =>
    move({
      type: 'discount',
      fields: { private: field.oneOf(rules.lots) },
      candidates,
      checks,
      apply(g, f: F, a) {
        const discounts = { ...f.discounts, [a.private]: (f.discounts[a.private] ?? 0) + rules.step };
        log(g, { event: 'discount', by: a.by, private: a.private, price: price({ discounts }, a.private) });
        acted(g, f, { discounts, discounted: [...f.discounted, a.private] });
      },
    });

  return {
    price,
    refusingPurchase: refusingBy(buying),
    refusingDiscount: refusingBy(discounting),
    /** The auction of these lots as this player begins it. */
    begin: (s: S, lots: readonly PrivateId[], first: PlayerId): F => ({
      kind: 'privateAuction',
      lots,
      discounts: {},
      ...turnFor(s, { lots, discounts: {} }, first),
    }),
    /** The turn goes on to this player, whatever is left of it, as the one who had it has left the game. */
    handOn(g: Draft<S>, f: F, player: PlayerId): void {
      updateFrame<S, F>(g, f, turnFor(g.s, f, player));
    },
    /** Its frame. */
    kind: (title: {
      readonly buyLot: readonly Check<S, F, OnLot>[];
      readonly discount: readonly Check<S, F, OnLot>[];
      asks(s: S, f: F): string;
    }): FrameKind<S, F, 'buyLot' | 'discount'> => ({
      actors: (_, f) => [f.turn],
      moves: [buyMove(title.buyLot), discountMove(title.discount)],
      record: (_, f) => [f.lots.map((lot) => [lot, price(f, lot)]), f.discounted],
      advance(g, f) {
        if (f.lots.length > 0) return false;
        pop(g, f);
        rules.over(g);
        return true;
      },
      asks: (s, f) => title.asks(s, f),
    }),
  };
}
