import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { ConsequenceList } from './consequence-list.tsx';
import { Lot } from './lot.tsx';
import { outcomeOf } from './consequences.ts';
import { actionOf } from './model.ts';
import { closingWords } from './row-words.ts';
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
      {groups.length === 0 && <OnlyWay />}
      <Refusals list={decision.dimmed} />
    </div>
  );
}

/** Where nothing is left but to agree or to go on: what that would do. */
function OnlyWay() {
  const { decision, presentation, title, s, say } = useTable();
  const choice = decision?.closings[0];
  if (!decision || !choice) return null;
  const outcome = outcomeOf(title, s, actionOf(choice));
  if (!outcome.ok) return null;
  const { kind } = decision.frame;
  const row = { key: choice.type, type: choice.type, choice, fixed: {}, open: [] };
  const what = closingWords(say, kind, choice.type, presentation.closing[`${kind}.${choice.type}`]);
  return <ConsequenceList row={row} outcome={outcome} what={what} />;
}
