/** What the host of a table may do at it: in the queue with all others, and on the position that it has thought about. */
import { add, nextBidOf } from '@roundhouse/host';
import type { LoggedAction } from '@roundhouse/kernel';
import { withDeadEnds } from './dead-ends.ts';
import type { Hosting } from './host-work.ts';
import type { By, OpenTable } from './open-table.ts';

const THE_HOST: By = { person: null, why: null };

export const hostActionsAt = (table: OpenTable): Hosting => ({
  now: () => ({
    play: table.canGoOn ? table.play : null,
    seed: table.stored.header?.seed ?? 0,
    pace: table.stored.settings.pace,
  }),
  add: (state, action, why) =>
    table.run(async () => {
      if (table.play?.state !== state || !table.canGoOn) return true;
      const decision = add(table.play, action, table.deps.now());
      if (decision.kind !== 'done') return false;
      await table.carryOut(decision, { ...THE_HOST, why });
      return true;
    }),
  addDeadEnds: (state, deadEnds) =>
    table.run(async () => {
      const { play } = table;
      if (!play || play.state !== state) return;
      const after = withDeadEnds(play, deadEnds);
      // A clock may run from now on, which must be on disk.
      if (table.stored.manners.clocks) await table.commit({ play: after }, []);
      else table.remember(after);
      table.announce();
      table.host.update();
    }),
  bid: (action) => bid(table, action),
  changed: () => table.announce(),
  inTurn: (work) => table.inTurn(work),
});

function bid(table: OpenTable, { by, amount }: LoggedAction): void {
  const judge = async (): Promise<void> => {
    const { play } = table;
    const next = play && nextBidOf(play.title, play.state, by, play.maximums);
    if (!next || !table.canGoOn) return;
    // As if by hand: others must not see whether somebody sits there.
    const decision = add(play, next, table.deps.now(), { kind: 'hand' });
    if (decision.kind === 'done') await table.carryOut(decision, THE_HOST);
    else table.remember(withDeadEnds(play, { bids: [by] }));
  };
  table.breath
    .take({ by, amount: amount as number, judge: () => table.settled(judge) }, (breathe) => table.run(breathe))
    .then(
      () => table.host.bidDone(),
      () => table.host.bidFailed(),
    );
}
