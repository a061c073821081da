/** 8.3.4 Pay or withhold dividends. */
import { type FrameKind, field, log, oneOf, pop } from '@roundhouse/kernel';
import { BANK, dividends, POOL, pay } from '@roundhouse/rail';
import { moveLeft, moveRight } from '../12-stock-market.ts';
import { SHARES } from '../material.ts';
import { type DividendStep, directorOf, type Game, move, type State } from '../state.ts';

const dividendMove = move({
  type: 'dividend',
  fields: { choice: field.oneOf(['pay', 'withhold']) },
  candidates: (_, f: DividendStep) => [{ holes: { choice: oneOf(['pay', 'withhold']) }, subjects: [f.of] }],
  checks: [],
  apply(g, f, a) {
    pop(g, f);
    if (a.choice === 'pay') payOut(g, f.of, f.revenue);
    else withhold(g, f.of, f.revenue);
  },
});

/** To the players; what falls to the pool and to a system's own share goes to the treasury, to the IPO nothing. */
function payOut(g: Game, company: string, revenue: number): void {
  log(g, { event: 'dividend', company, revenue });
  const owners = [...g.s.players, POOL, company];
  for (const { owner, amount } of dividends(g.s, company, revenue / SHARES, owners)) {
    pay(g, BANK, owner === POOL ? company : owner, amount, 'dividend');
  }
  moveRight(g, company);
}

function withhold(g: Game, company: string, revenue: number): void {
  log(g, { event: 'withhold', company, revenue });
  pay(g, BANK, company, revenue, 'revenue');
  moveLeft(g, company);
}

/** No train, no route: nothing to pay, and the price moves as if it had been withheld. */
export function payNothing(g: Game, company: string): void {
  log(g, { event: 'noRevenue', company });
  moveLeft(g, company);
}

export const dividend: FrameKind<State, DividendStep> = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [dividendMove],
  asks: (_, f) => `${f.of}: pay out or withhold $${f.revenue}`,
};
