/** What the tips of `teaching.json` are computed from. */
import type { Guide } from '@roundhouse/rail';
import { textOf } from '@roundhouse/rail/telling/details';
import { SUBSIDISED } from './material.ts';
import { certificates, limitOf } from './4-stock-round/certificates.ts';
import type { soh } from './index.ts';
import { phase, type PrivateAuction, type State } from './state.ts';
import privates from './data/privates.json' with { type: 'json' };

/** Two shares at the lowest price: the least that starts a company in phase 2. */
const TO_START = 130;
const [LOWEST, HIGHEST] = [65, 100];

/** @public Found by code that looks titles up by folder. */
export const guide: Guide<typeof soh, State> = {
  cases: {
    subsidised: ({ frame }) => frame.of === SUBSIDISED,
    overLimit: ({ s, by }) => certificates(s, by) > limitOf(s),
    firstTile: ({ s, company }) => company !== null && !s.companies[company]!.operated && !homeLaid(s, company),
    private: ({ s, company }) => ['P1', 'P2'].some((id) => s.privates[id] === company),
    replacement: ({ s }) => phase(s).tiles.includes('green'),
    express: ({ s, choices, title }) =>
      choices.some(({ fields }) => title.train(s, textOf(fields, 'train'))?.id === '3E'),
  },
  figures: {
    'lotAuction.bid': ({ s, by, frame }) => {
      const card = privates.find(({ id }) => id === frame.of)!;
      const lots = s.stack.find((one): one is PrivateAuction => one.kind === 'privateAuction')?.lots ?? [];
      const usual = card.price + 2 * card.revenue;
      return {
        usual: usual <= s.cash[by]! - TO_START ? usual : undefined,
        more: lots.filter((lot) => lot !== frame.of).length,
      };
    },
    'stockTurn.start': ({ s }) => {
      const n = Number(s.phase);
      return { n, low: LOWEST * n, high: HIGHEST * n, next: n < 6 ? n + 1 : 0 };
    },
    'track.layTile': ({ s, company, title }) => {
      const { board, companies } = title.material(s);
      const hex = companies.find(({ id }) => id === company)?.home?.hex;
      return { home: hex && board.hexes[board.indexOf.get(hex)!]!.name };
    },
  },
};

const homeLaid = (s: State, company: string): boolean =>
  (s.stations[company] ?? []).some(({ hex }) => s.tiles[hex] !== undefined);
