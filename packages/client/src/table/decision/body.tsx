import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { ConsequenceList } from './consequence-list.tsx';
import { Lot } from './lot.tsx';
import { LayTile } from './lay-tile.tsx';
import { OptionGroup } from './option-group.tsx';
import { Refusals, RefusedTry } from './refusals.tsx';
import { RunTrains } from './run/run-trains.tsx';
import { useChoice } from './use-choice.ts';
import { OfferTerms } from './offer-terms.tsx';

/** The choices as few controls, the consequence of the one pointed at, and what is not possible. */
export function DecisionBody() {
  const { decision, say } = useTable();
  const { groups, row, outcome } = useChoice();
  const refusal = useTableStore((store) => store.refusal);
  if (!decision) return null;
  return (
    // It scrolls where it is long, so it must take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="decision-body" tabIndex={0} role="region" aria-label={say('decision.choices')}>
      {refusal && <RefusedTry refusal={refusal} />}
      <OfferTerms frame={decision.frame} />
      <Lot frame={decision.frame} />
      {groups.map((group) => {
        if (group.type === 'layTile') return <LayTile key={group.type} group={group} />;
        if (group.type === 'run') return <RunTrains key={group.type} row={group.rows[0]!} />;
        return <OptionGroup key={group.type} group={group} chosen={row} />;
      })}
      {row && row.type !== 'run' && outcome?.ok && <ConsequenceList row={row} outcome={outcome} />}
      <Refusals list={decision.dimmed} />
    </div>
  );
}
