/** 8.1 Operating round overview and 8.2 Operating order; for the time being a company only ends its turn. */
import { type FrameKind, pop } from '@roundhouse/kernel';
import { operatingRoundKind, passUnless, setCompany } from '@roundhouse/rail';
import { isFloated } from '../07-stock-round/7.5-floating.ts';
import { inOrder } from '../13-stock-market.ts';
import { payIncome } from '../14-companies/14.2-privates.ts';
import { directorOf, type OperatingRound, type OperatingTurn, type State } from '../state.ts';

/** Floated companies: Majors, then Locals, by price, then by arrival (8.1-3, 8.2-1, 8.2-3, 8.2-4). */
export const operatingOrder = (s: State): string[] => inOrder(s).filter((company) => isFloated(s, company));

/** Income first, whoever operates (8.1-4); then each once, asked anew after every turn (8.2-2, 8.2-5, 8.2-8). */
export const operatingRound = operatingRoundKind<State, OperatingRound>({
  payIncome,
  next: (s, f) => operatingOrder(s).find((company) => !f.operated.includes(company)),
  turn: (of): OperatingTurn => ({ kind: 'operatingTurn', of }),
});

export const operatingTurn = {
  actors: (s, f) => directorOf(s, f.of),
  moves: [
    passUnless<State, OperatingTurn>([], (g, f) => {
      setCompany(g, f.of, { operated: true });
      pop(g, f);
    }),
  ],
  asks: (_, f) => `${f.of}: end its turn`,
} satisfies FrameKind<State, OperatingTurn>;
