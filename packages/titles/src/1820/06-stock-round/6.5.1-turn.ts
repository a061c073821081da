/** 6.5.1 Stock actions overview: one player's turn — for oneself, a cousin or a company — or a pass. */
import { type Check, type FrameKind, log } from '@roundhouse/kernel';
import { cashOf, declinedRecord, directedBy, passUnless } from '@roundhouse/rail';
import { cousinsOf } from '../13-companies/13.4-directors.ts';
import { cousinOf, LEAST_BID } from '../material.ts';
import { type Game, type State, type StockTurn, stockRoundOf } from '../state.ts';
import { endTurn } from './6.5.1-round.ts';
import { lobby, raise } from './6.5.2.1-lobbies.ts';
import { increase } from './6.5.2.2-increase.ts';
import { canSell, mostToSell, sell } from './6.5.2.3-selling.ts';
import { buy } from './6.5.2.4-buying.ts';
import { redeem } from './6.5.3.1-redeeming.ts';

/** A cousin of the player that directs a company and can sell some of it (14.1-3). */
const cousinToSell = (s: State, player: string): string | undefined =>
  cousinsOf(s, player).find((cousin) => directedBy(s, cousin).some((company) => mostToSell(s, cousin, company) > 0));

/** What was done in the turn, in a word. */
const deed = (f: StockTurn): string => f.main ?? (f.sold ? 'sell' : 'pass');

const mayPass: Check<State, StockTurn, unknown> = {
  rule: '6.5.1-3',
  passes: (s, f) => deed(f) !== 'pass' || cousinToSell(s, f.of) === undefined,
  says: (s, f) =>
    `You cannot pass while your cousin ${cousinOf(cousinToSell(s, f.of)!).name} directs a company whose shares it can sell.`,
};

function end(g: Game, f: StockTurn): void {
  log(g, { event: deed(f) === 'pass' ? 'pass' : 'done', by: f.of });
  endTurn(g, f, deed(f));
}

/** The last who could fund a lobby is warned where otherwise no company would ever exist (Q15). */
function endsAll(s: State, f: StockTurn): boolean {
  const round = stockRoundOf(s)!;
  const isLast = !round.resolved && round.quiet === s.players.length - 1;
  return (
    isLast && round.lobbies.length === 0 && Object.keys(s.ext.charters).length === 0 && cashOf(s, f.of) >= LEAST_BID
  );
}

/** Passing is for this turn only (6.5.1-2). */
export const stockTurn = {
  actors: (_, f) => [f.of],
  moves: [sell, buy, lobby, raise, increase, redeem, passUnless<State, StockTurn>([mayPass], end)],
  record: (_, f) => [f.as, f.failed, declinedRecord(f)],
  advance(g, f) {
    // A company does nothing else in its turn.
    if (f.main === null || (f.main !== 'redeem' && canSell(g.s, f.as!))) return false;
    end(g, f);
    return true;
  },
  asks(s, f) {
    if (f.main !== null) return 'Sell shares or end your turn';
    return `Act for yourself, a cousin or a company, or pass${endsAll(s, f) ? '. Without a lobby the game ends this round' : ''}`;
  },
} satisfies FrameKind<State, StockTurn>;
