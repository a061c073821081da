import { addTexts } from '../../app/i18n.tsx';
import texts from '../../messages/en.json?title=1828';
import { later } from '../later.tsx';
import type { DetailProps, PartProps, Presentation } from '../presentation.ts';
import { printed } from './board.ts';
import { chapters } from './chapters.ts';
import { company, legend, playerMark } from './companies.ts';
import { speaks, tells } from './log.ts';
import { priceMoves, zones } from './market.ts';
import { rowNote } from './row-note.ts';
import { ours } from './state.ts';
import { closing, closingNow, lotLabel, questionNow, questions, rows, rowValues, steps, turns } from './words.ts';
import './1828.css';

addTexts(texts);

const AuctionRows = later<PartProps>(async () => (await import('./auction.tsx')).AuctionRows);
const MergeDetail = later<DetailProps>(async () => (await import('./merger/preview.tsx')).MergeDetail);
const MergerFollows = later<DetailProps>(async () => (await import('./merger/procedure.tsx')).MergerFollows);
const MergerProcedure = later<PartProps>(async () => (await import('./merger/procedure.tsx')).MergerProcedure);
const OfferPart = later<PartProps>(async () => (await import('./merger/procedure.tsx')).OfferPart);

export const presentation: Presentation = {
  id: '1828',
  printed,
  turns,
  steps,
  questions,
  questionNow,
  closing,
  closingNow,
  rows,
  rowValues,
  rowNote,
  quiet: ['merge', 'setAside', 'takeFrom', 'keepStation', 'par', 'chooseHome'],
  folded: ['merge', 'exchange', 'buyPrivate'],
  parts: {
    privateAuction: AuctionRows,
    lotAuction: AuctionRows,
    merger: MergerProcedure,
    offer: OfferPart,
  },
  partsLast: ['lotAuction'],
  shows: { privateAuction: ['buyLot', 'bid'] },
  details: {
    merge: MergeDetail,
    setAside: MergerFollows,
    takeFrom: MergerFollows,
    keepStation: MergerFollows,
    tradeUp: MergerFollows,
    giveUp: MergerFollows,
  },
  offer: (terms, names) => {
    if (terms['thing'] === 'merger')
      return {
        id: '1828.offer.merger',
        values: { company: String(terms['company']), other: String(terms['other']) },
      };
    if (terms['thing'] === 'winner')
      return { id: '1828.offer.winner', values: { winner: names.player(String(terms['winner'])) } };
    return null;
  },
  proposals: (s, by, names) => [
    {
      title: '1828.winner.title',
      hint: '1828.winner.hint',
      ways: s.players.map((winner) => ({
        name: names.player(winner),
        action: { type: 'agreeWinner', by, frame: 'course', winner },
      })),
    },
  ],
  zones,
  priceMoves,
  playerMark,
  playerOrder: { name: '1828.playerOrder', of: (s) => ours(s).ext.order },
  company,
  phaseNames: { alone: '1828.phase', within: '1828.phaseWithin' },
  lotLabel,
  placeNames: { pool: '1828.pool', ipo: '1828.ipo' },
  legend,
  speaks,
  tells,
  endings: {
    agreement: '1828.end.agreement',
    bankruptcy: '1828.end.bankruptcy',
    'top-price': '1828.end.topPrice',
    'last-set': '1828.end.lastSet',
  },
  chapters,
};
