/** 6.3 Private auction notes: a $250 private comes with its company, which needs a yellow par price at once. */
import { type FrameKind, field, oneOf, pop } from '@roundhouse/kernel';
import { about } from '@roundhouse/rail';
import { openPars, setPar } from '../07-stock-round/7.4-floating.ts';
import { move, type ParFrame, type State } from '../state.ts';

const yellow = (s: State): number[] =>
  openPars(s)
    .filter(({ color }) => color === 'yellow')
    .map(({ price }) => price);

const setParPrice = move({
  type: 'par',
  fields: { price: field.amount() },
  candidates: (s, f: ParFrame) => [{ holes: { price: oneOf(yellow(s)) }, subjects: [about.company(f.of)] }],
  checks: [
    {
      rule: '6.3-4',
      passes: (s, _f: ParFrame, a) => yellow(s).includes(a.price),
      says: (s) =>
        `The par must be one of the yellow prices: ${yellow(s)
          .map((price) => `$${price}`)
          .join(', ')}.`,
    },
  ],
  apply(g, f, a) {
    pop(g, f);
    setPar(g, f.of, a.price, f.by);
  },
});

export const par = {
  actors: (_, f) => [f.by],
  moves: [setParPrice],
  asks: (_, f) => `Set the par price of the ${f.of}`,
} satisfies FrameKind<State, ParFrame>;
