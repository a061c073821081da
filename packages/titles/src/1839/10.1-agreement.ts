/** 10.1 Criteria: all players can agree which of them has won. */
import { field, log } from '@roundhouse/kernel';
import { setExt } from '@roundhouse/rail';
import { finish } from './10-game-end.ts';
import { move, type State } from './state.ts';
import { staying } from './09-leaving/9-concession.ts';

const SEATS = ['player1', 'player2', 'player3', 'player4'];

/** Whom somebody has named stands until the round is over, or until another one is named. */
export const nameWinner = move({
  type: 'nameWinner',
  fields: { winner: field.oneOf(SEATS) },
  ambient: true,
  actors: staying,
  candidates: (s, _, by) =>
    s.ext.order.filter((winner) => s.ext.agreed[by] !== winner).map((winner) => ({ fields: { winner } })),
  checks: [
    {
      rule: '10.1-2',
      passes: (s, _, a) => s.ext.order.includes(a.winner),
      says: 'Name a player who is still in the game.',
    },
  ],
  apply(g, _, a) {
    const agreed = { ...g.s.ext.agreed, [a.by]: a.winner };
    log(g, { event: 'namesWinner', by: a.by, winner: a.winner });
    setExt(g, { agreed });
    if (g.s.ext.order.every((player) => agreed[player] === a.winner)) finish(g, 'agreement', [a.winner]);
  },
});

/** No longer names anybody. */
export const nameNobody = move({
  type: 'nameNobody',
  ambient: true,
  actors: (s: State) => Object.keys(s.ext.agreed),
  apply(g, _, a) {
    const { [a.by]: _taken, ...agreed } = g.s.ext.agreed;
    log(g, { event: 'namesNobody', by: a.by });
    setExt(g, { agreed });
  },
});
