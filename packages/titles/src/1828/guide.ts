/** What the tips of `teaching.json` are computed from. */
import type { Choice } from '@roundhouse/kernel';
import type { Asked, Figures, Guide } from '@roundhouse/rail';
import { textOf } from '@roundhouse/rail/telling/details';
import { inGray } from './12-stock-market.ts';
import { isSystem } from './13-companies/13.4-systems.ts';
import type { title1828 } from './index.ts';
import { privateOf } from './material.ts';
import type { State } from './state.ts';

/** The row of privates that bring a company. */
const LARGE = 250;
const STEP = 5;

/** What is usual for a private: a company may pay twice its face for it, but cash to float one is short. */
const usualFor = (lot: string | undefined): Figures =>
  lot === undefined ? {} : { usual: Math.floor((1.25 * privateOf(lot).price) / STEP) * STEP };

const lotIn = ({ fields }: Choice): string => textOf(fields, 'private');
const isLarge = (choice: Choice): boolean => privateOf(lotIn(choice)).price >= LARGE;

/** The cheapest private that can be bid on. */
function cheapestLot({ choices }: Asked<State>): Figures {
  const [choice] = choices.filter((one) => !isLarge(one));
  const amount = choice?.openFields['amount'];
  if (!choice || amount?.kind !== 'range') return {};
  const { usual = 0 } = usualFor(lotIn(choice));
  // Once others have bid more than is usual, nothing is said of it.
  const fair = Number(usual) >= amount.min ? { usual } : {};
  return { lot: privateOf(lotIn(choice)).name, least: amount.min, ...fair };
}

/** @public Found by code that looks titles up by folder. */
export const guide: Guide<typeof title1828, State> = {
  cases: {
    large: ({ choices }) => choices.every(isLarge),
    gray: ({ s, by, choices }) =>
      choices.some(({ fields }) => {
        const company = textOf(fields, 'company');
        return s.companies[company]?.director === by && inGray(s, company);
      }),
    winner: ({ frame }) => (frame as { made?: { type?: string } }).made?.type === 'agreeWinner',
    system: ({ s, company }) => company !== null && isSystem(s, company),
    extra: ({ choices }) => choices.some(({ fields }) => ['B&M', 'NYH', 'E&K'].includes(textOf(fields, 'using'))),
  },
  figures: {
    'privateAuction.bid': cheapestLot,
    'lotAuction.bid': ({ frame }) => usualFor(frame.of),
    'offer.accept': ({ frame }) => ({ winner: (frame as { terms?: { winner?: string } }).terms?.winner }),
  },
};
