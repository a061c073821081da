/** What lies on the table beside players, companies and map: the chart, lobbies, and bids that stand. */
import { enclosing, type OwnerId } from '@roundhouse/kernel';
import { type Aside, directedBy, joinWords, type OpenCry, type Said, tiedAsides } from '@roundhouse/rail';
import { MOST_WITH_BIDS } from './06-stock-round/6.3.2-bidding.ts';
import { saleOf as increaseSale } from './06-stock-round/6.5.2.2-growing.ts';
import { missingIn } from './06-stock-round/6.6.2-buyers.ts';
import { saleOf as floatSale } from './06-stock-round/6.6.2-founding.ts';
import { forcingBid, leastBid } from './08-issue-takeover/8.4.2-bids.ts';
import { meansOf } from './08-issue-takeover/8.4.2-means.ts';
import { changesTo, figuresAt, inWords, kindsInUse, upkeepIn } from './10-context/10.5-chart.ts';
import { BID_STEP, board, BR, END_COLUMN, LEAST_BID, material, pounds, roster } from './material.ts';
import {
  type Bidding,
  type CousinAuction,
  type Float,
  type FutureTrains,
  type Increase,
  type State,
  stockRoundOf,
} from './state.ts';

type Name = (owner: OwnerId) => string;

export function asides(s: State, name: Name): readonly Aside[] {
  const f = s.stack.at(-1);
  return [
    ...(s.ext.column < END_COLUMN ? chart(s) : []),
    ...lobbies(s, name),
    ...draft(s, name),
    ...owed(s, name),
    ...(f?.kind === 'cousinAuction' ? [cousinBids(f, name), ...tiedUp(s, f, name)] : []),
    ...(f?.kind === 'bidding' ? buyers(s, f, name) : []),
    ...(f?.kind === 'futureTrains' || f?.kind === 'bidding' ? [openCry(s, f, name)] : []),
  ];
}

/** 10.5: the figures of the column, what trains cost, and what the next step brings. */
function chart(s: State): Aside[] {
  const { column } = s.ext;
  const now = figuresAt(s, column);
  const { premium, interest, limit, floats } = now;
  const { trains, words } = changesTo(s, column + 1);
  return [
    {
      heading: { id: 'own.aside.chart', values: { column } },
      items: [
        { id: 'own.aside.premium', values: { premium } },
        { id: 'own.aside.interest', values: { interest } },
        { id: 'own.aside.limit', values: { limit } },
        { id: 'own.aside.floats', values: { floats: inWords(floats) } },
      ],
    },
    {
      heading: { id: 'own.chart.upkeep' },
      items: kindsInUse(s).map((train) => ({ id: 'own.aside.upkeep', values: { train, cost: upkeepIn(now, train) } })),
    },
    {
      heading: { id: 'own.chart.stepOn', values: { steps: 1 } },
      items: [
        ...trains.map(
          ({ kind: train, before, after }): Said => ({ id: 'own.aside.dearer', values: { train, before, after } }),
        ),
        ...words,
      ],
    },
  ];
}

/** 6.5.2.1: the stacks, the largest first, and which amounts are free between them. */
function lobbies(s: State, name: Name): Aside[] {
  const round = stockRoundOf(s);
  if (!round || round.lobbies.length === 0) return [];
  const amounts = round.lobbies.map(({ amount }) => amount);
  const above = amounts[0]! + BID_STEP;
  const funded = round.lobbies.map(
    ({ of, amount }): Said => ({ id: 'own.aside.lobby', values: { amount, player: name(of) } }),
  );
  const free: Said = {
    id: 'own.aside.free',
    values: { gaps: gapsBelow(above, amounts) || 'none', above },
  };
  return [{ heading: { id: 'own.lobby.label' }, items: round.resolved ? funded : [...funded, free] }];
}

/** `D6 Manchester`. */
const placeOf = (hex: string): string => {
  const name = board.hexes[board.indexOf.get(hex)!]?.name;
  return name === undefined ? hex : `${hex} ${name}`;
};

/** The amounts that no lobby has, neighbours together: `£20 and £60 to £90`. */
function gapsBelow(above: number, taken: readonly number[]): string {
  const gaps: [first: number, last: number][] = [];
  for (let free = LEAST_BID; free < above; free += BID_STEP) {
    if (taken.includes(free)) continue;
    const before = gaps.at(-1);
    if (before?.[1] === free - BID_STEP) before[1] = free;
    else gaps.push([free, free]);
  }
  return joinWords(
    gaps.map(([first, last]) => (first === last ? pounds(first) : `${pounds(first)} to ${pounds(last)}`)),
  );
}

/** 6.5.2.2, 6.6.2: a float or an increase while it is put together. */
function draft(s: State, name: Name): Aside[] {
  const float = enclosing<Float>(s, 'float');
  const increase = enclosing<Increase>(s, 'increase');
  const sold = ([owner, count]: readonly [string, number]): Said => ({
    id: 'own.aside.buyer',
    values: { owner: name(owner), count },
  });
  if (float?.plan)
    return [
      {
        heading: { id: 'own.aside.draft', values: float.plan },
        items: [
          ...float.spots.map(({ hex }): Said => ({ id: 'own.aside.place', values: { place: placeOf(hex) } })),
          ...Object.entries(float.buyers).map(sold),
          { id: 'own.aside.missing', values: { count: missingIn(s, float, floatSale(float)) } },
        ],
      },
    ];
  if (!increase) return [];
  const sale = increaseSale(s, increase);
  return [
    {
      heading: { id: 'own.aside.draft', values: { company: increase.of, size: increase.size, par: sale.price } },
      items: [
        ...Object.entries(increase.sales).map(
          ([owner, count]): Said => ({ id: 'own.aside.seller', values: { owner: name(owner), count } }),
        ),
        ...Object.entries(increase.buyers).map(sold),
        { id: 'own.aside.missing', values: { count: missingIn(s, increase, sale) } },
      ],
    },
  ];
}

/** 6.4: what future trains will take off the next income. */
function owed(s: State, name: Name): Aside[] {
  const owing = Object.entries(s.ext.owed).filter(([, amount]) => amount > 0);
  if (owing.length === 0) return [];
  return [
    {
      heading: { id: 'own.aside.owed' },
      items: owing.map(
        ([player, amount]): Said => ({ id: 'own.aside.owes', values: { player: name(player), amount } }),
      ),
    },
  ];
}

/** 6.3.2: bids that stand. */
function cousinBids({ lots, bids }: CousinAuction, name: Name): Aside {
  const standing = Object.values(bids).map(({ amount }) => amount);
  // 6.3.2-3: with three bids a fourth must be higher than the smallest.
  const above = standing.length === MOST_WITH_BIDS ? Math.min(...standing) : 0;
  return {
    heading: { id: 'own.auction.label' },
    items: lots.map((lot): Said => {
      const bid = bids[lot];
      return bid
        ? { id: 'own.aside.bid', values: { lot: name(lot), amount: bid.amount, player: name(bid.player) } }
        : { id: 'own.aside.noBid', values: { lot: name(lot), above } };
    }),
  };
}

/** 6.3.2-1: what each player cannot bid with on another cousin. */
const tiedUp = (s: State, { bids }: CousinAuction, name: Name): Aside[] =>
  tiedAsides(
    material,
    s.players,
    (player) => Object.values(bids).reduce((sum, bid) => sum + (bid.player === player ? bid.amount : 0), 0),
    name,
  );

/** 8.4.2-3: a bid is a company's to pay, not its director's. Those that could raise the next one. */
function buyers(s: State, f: Bidding, name: Name): Aside[] {
  const able = s.players
    .filter((player) => !f.left.includes(player) && !f.barred.includes(player))
    .flatMap((player) => directedBy(s, player))
    .filter((company) => company !== f.of && company !== BR && meansOf(s, company) >= leastBid(s, f));
  if (able.length === 0) return [];
  const items = able.map(
    (company): Said => ({
      id: 'own.aside.buys',
      values: { company, most: meansOf(s, company), director: name(s.companies[company]!.director!) },
    }),
  );
  return [{ heading: { id: 'own.aside.buyers' }, items }];
}

/** 6.4.2, 8.4.2: what is sold, the bid that stands, and who does not go on; of a company what bids mean something. */
function openCry(s: State, f: FutureTrains | Bidding, name: Name): Aside {
  const lot = f.kind === 'bidding' ? f.of : joinWords(f.trains.map((train) => roster.kindOf.get(train)!.id));
  const range = f.kind === 'bidding' ? [bidsThatMean(s, f)] : [];
  return {
    heading: { id: 'own.aside.cry', values: { lot } },
    items: [
      f.bidder === null
        ? { id: 'own.cry.noBid' }
        : { id: 'own.aside.standing', values: { amount: f.bid, bidder: name(f.bidder) } },
      ...range,
      ...out(f, name),
    ],
  };
}

function bidsThatMean(s: State, f: Bidding): Said {
  const [first, forcing] = [leastBid(s, f), forcingBid(s, f)];
  return { id: 'own.cry.range', values: { first, forcing, forced: forcing <= first ? 'yes' : 'no' } };
}

const out = ({ declined, left, barred }: OpenCry, name: Name): Said[] => [
  ...declined.map((player): Said => ({ id: 'own.aside.declines', values: { player: name(player) } })),
  ...left.map((player): Said => ({ id: 'own.aside.left', values: { player: name(player) } })),
  ...barred.map((player): Said => ({ id: 'own.aside.barred', values: { player: name(player) } })),
];
