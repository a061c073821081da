import { useTable } from '../../table/context.tsx';
import { AgreedList } from './agreed.tsx';
import { IssueBoard } from './issue-board.tsx';
import { frameOf } from './state.ts';
import { TakeoverSheet } from './takeover-sheet.tsx';
import './round.css';

/** The Issue & Takeover Round as a tab of its own: first all companies with what they may do, then the one that is offered. */
export function RoundTab() {
  const { s, view, say } = useTable();
  const lot = frameOf(s, 'bidding') ?? frameOf(s, 'accepting') ?? frameOf(s, 'acquiring');
  return (
    <div className="sheet-page round-page">
      {lot ? <TakeoverSheet lot={lot} /> : <IssueBoard />}
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
