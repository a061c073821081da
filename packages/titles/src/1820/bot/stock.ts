/** 6.5: share-counts that grow, and shares. */
import type { Choice } from '@roundhouse/kernel';
import { type BotCustom, cashOf, type CompanyId, type OwnerId, POOL, sharesOf } from '@roundhouse/rail';
import { freeShares } from '../06-stock-round/6.5.2.2-growing.ts';
import { isPublic, sizeIn } from '../13-companies/13.1-sizes.ts';
import { holders } from '../13-companies/13.4-directors.ts';
import { price } from '../16-stock-market.ts';
import { loansOf } from '../17-loans.ts';
import { BR, HOLDING_LIMIT_PERCENT } from '../material.ts';
import type { Increase, State, StockTurn } from '../state.ts';
import { best, done, first, most, type Offered } from './choosing.ts';
import { allots, fundsLobby, soldAtFloat } from './floating.ts';
import { directs, dueNext, earns, reserveFor, shareWorth, turnsLeft } from './reckoning.ts';

/** A company that is about to grow needs time for it. */
const TIME_TO_GROW = 4;
/** Of 50 shares too many would lie in the pool. */
const GROWN = [10, 20];

/** What it would cost to buy up the shares of one's own companies that lie in the pool. */
const inPools = (s: State, by: string): number =>
  directs(s, by).reduce((sum, company) => sum + sharesOf(s, company, POOL) * price(s, company), 0);

/** A company that its director holds as far as allowed grows, so that there is more of it to buy. */
function grows(s: State, by: string, offered: Offered): BotCustom | null {
  const ready = offered('increase').flatMap((choice) => {
    const company = choice.fields['company'] as CompanyId;
    const size = sizeIn(s, company);
    if (!isPublic(s, company) || turnsLeft(s) < TIME_TO_GROW) return [];
    const [next] = GROWN.filter((one) => one > size);
    if (next === undefined) return [];
    const held = holders(s).reduce((sum, owner) => sum + sharesOf(s, company, owner), 0);
    const missing = Math.max(0, soldAtFloat(next) - held);
    const isFull = (sharesOf(s, company, by) * 100) / size >= HOLDING_LIMIT_PERCENT;
    // Shares that come to the pool are bought up again, or they pull the price down.
    const buying = missing + freeShares(s, company, next) + 1;
    const canPay = cashOf(s, by) - reserveFor(s, by) - inPools(s, by) >= buying * price(s, company);
    return isFull && canPay && earns(s, company) >= price(s, company) ? [{ choice, size: next }] : [];
  });
  return ready[0] ? done(ready[0].choice, 'grow', { size: ready[0].size }) : null;
}

/** What somebody asks of a share beyond its price. */
const MARGIN = 1.15;
/** Money that buys shares of one's own company works twice; those in the pool pull its price down in every round. */
const OWN = 1.15;
const OFF_POOL = 1.3;

/** For oneself, or for a cousin who helps a company along and never comes to direct it. */
function buys(s: State, by: string, offered: Offered): BotCustom | null {
  const free = cashOf(s, by) - reserveFor(s, by);
  const worth = (choice: Choice): number => {
    const { as, company, from } = choice.fields as { as: OwnerId; company: CompanyId; from: string };
    if (holders(s).includes(from)) return 0;
    const own = s.companies[company]!.director === by;
    const cost = price(s, company);
    if (as === by) {
      if (cost > free || (company !== BR && !own && !isTrusted(s, by, company))) return 0;
      const inPool = sharesOf(s, company, POOL) - (from === POOL ? 1 : 0);
      return (shareWorth(s, company, inPool) / cost) * (own ? (from === 'treasury' ? OWN : OFF_POOL) : 1);
    }
    const helps = own && sharesOf(s, company, as) + 1 < sharesOf(s, company, by);
    return helps && from === 'treasury' ? MARGIN + 0.01 : 0;
  };
  const choice = best(offered('buy'), worth);
  return choice && worth(choice) > MARGIN ? done(choice, 'invest') : null;
}

/** A player who might come to direct somebody else's company has to answer for its trains and loans. */
const isTrusted = (s: State, by: string, company: CompanyId): boolean => {
  const { director } = s.companies[company]!;
  const stays = director !== null && sharesOf(s, company, by) + 1 < sharesOf(s, company, director);
  return stays && loansOf(s, company) === 0 && earns(s, company) >= price(s, company);
};

/** A company with money to spare takes its shares out of the pool, where they pull its price down. */
function redeems(s: State, by: string, offered: Offered): BotCustom | null {
  for (const choice of offered('redeem')) {
    const company = choice.fields['company'] as CompanyId;
    const spare = cashOf(s, company) - dueNext(s, company);
    const count = Math.min(most(choice, 'count'), Math.floor(spare / price(s, company)));
    if (count > 0 && turnsLeft(s) > 1 && sharesOf(s, company, by) > 0) return done(choice, 'offPool', { count });
  }
  return null;
}

/** What will be worth less than it brings now; companies of one's own are kept longer. */
const POOR = 0.8;
const VERY_POOR = 0.4;
function sells(s: State, by: string, offered: Offered): BotCustom | null {
  const poor = offered('sell').find(({ fields }) => {
    const company = fields['company'] as CompanyId;
    if (fields['as'] !== by) return false;
    const part = s.companies[company]?.director === by ? VERY_POOR : POOR;
    return shareWorth(s, company) < part * price(s, company);
  });
  return poor ? done(poor, 'getOut', { count: most(poor, 'count') }) : null;
}

export function stockTurn(s: State, f: StockTurn, by: string, offered: Offered): BotCustom | null {
  const [pass] = offered('pass');
  if (f.main !== null) return done(pass, 'rest') ?? first(offered, 'sell', 'must');
  if (!pass) return first(offered, 'sell', 'must');
  return (
    (f.as === null || f.as === by ? sells(s, by, offered) : null) ??
    grows(s, by, offered) ??
    fundsLobby(s, by, offered) ??
    buys(s, by, offered) ??
    redeems(s, by, offered) ??
    done(pass, 'rest')
  );
}

/** Other holders keep their shares; the director finds buyers, or gives it up. */
export function increase(s: State, f: Increase, by: string, offered: Offered): BotCustom | null {
  if (f.asked.length > 0) return first(offered, 'keepShares', 'rest');
  return first(offered, 'proposeIncrease', 'grow') ?? allots(s, by, offered) ?? first(offered, 'pass', 'leave');
}
