import { useTable } from '../../table/context.tsx';
import { AgreedList } from './agreed.tsx';
import { dealUnderWay } from './deal.ts';
import { DealSheet } from './deal-sheet.tsx';
import { IssueBoard } from './issue-board.tsx';
import { frameOf } from './state.ts';
import { TakeoverSheet } from './takeover-sheet.tsx';
import './round.css';

/** The Issue & Takeover Round as a tab of its own: first all companies with what they may do, then the one that is offered, and what becomes of it. */
export function RoundTab() {
  const { s, at, game, view, say } = useTable('s', 'at', 'game', 'view', 'say');
  const lot = frameOf(s, 'bidding') ?? frameOf(s, 'accepting') ?? frameOf(s, 'acquiring');
  const steps = view.steps.filter(({ seq }) => seq <= at);
  const deal = lot ? null : dealUnderWay(s, steps, (seq) => game.at(seq));
  return (
    // It scrolls, and not every part of it has something to press.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="sheet-page round-page" tabIndex={0} role="region" aria-label={say('own.round.tab')}>
      {lot ? <TakeoverSheet lot={lot} /> : deal ? <DealSheet deal={deal} /> : <IssueBoard />}
      {view.agreements.length > 0 && (
        <section className="card agreed" aria-labelledby="agreed">
          <h3 id="agreed" className="label">
            {say('own.agreed.title')}
          </h3>
          <AgreedList agreements={view.agreements.toReversed()} />
        </section>
      )}
    </div>
  );
}
