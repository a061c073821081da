import { lazyPart } from '../../app/lazy-part.tsx';
import { useTeachingSettings } from '../../teaching/settings.ts';
import { useShown, useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';
import { ConsequenceList } from './consequence-list.tsx';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { Lot } from './lot.tsx';
import { actionOf, isOnBoard } from './model.ts';
import { isOffer, OfferTerms } from './offer-terms.tsx';
import { OptionGroup } from './option-group.tsx';
import { Refusals, RefusedTry } from './refusals.tsx';
import { closingWords } from './row-words.ts';
import type { Row, RowGroup } from './rows.ts';
import { SkippedSteps } from './step-rail.tsx';
import { Aside, TitlePart, TitlePartBelow } from './title-part.tsx';
import { useChoice } from './use-choice.ts';

const HintPanel = lazyPart(async () => (await import('../../insight/hint-panel.tsx')).HintPanel);
const Guide = lazyPart(async () => (await import('../../teaching/guide.tsx')).Guide);
// Most questions of a game are neither about a tile nor about a run.
const LayTile = lazyPart<{ readonly group: RowGroup }>(async () => (await import('./lay-tile.tsx')).LayTile);
const RunTrains = lazyPart<{ readonly row: Row }>(async () => (await import('./run/run-trains.tsx')).RunTrains);

/** The choices as few controls, the consequence of the one pointed at, and what is not possible. */
export function DecisionBody() {
  const { decision, presentation, say } = useTable('decision', 'presentation', 'say');
  const { groups, row } = useChoice();
  const refusal = useTableStore((store) => store.refusal);
  const hinting = useTableStore((store) => store.hint > 0);
  const tips = useTeachingSettings((settings) => settings.tips);
  if (!decision) return null;
  const { partMoves: shown = [], partLast: last = false } = presentation.frames?.[decision.frame.kind] ?? {};
  return (
    // It scrolls where it is long, so it must take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="decision-body" tabIndex={0} role="region" aria-label={say('decision.choices')}>
      {refusal && <RefusedTry refusal={refusal} />}
      {!isOffer(decision.frame) && <SkippedSteps />}
      <OfferTerms frame={decision.frame} />
      <Lot frame={decision.frame} />
      {hinting && <HintPanel />}
      {tips && <Guide />}
      {!last && <TitlePart frame={decision.frame} decided />}
      {groups
        .filter(({ type }) => !shown.includes(type))
        .map((group) => {
          if (isOnBoard(group.type)) return <LayTile key={group.type} group={group} />;
          if (group.type === 'run') return <RunTrains key={group.type} row={group.rows[0]!} />;
          return <OptionGroup key={group.type} group={group} chosen={row} />;
        })}
      {last && <TitlePart frame={decision.frame} decided />}
      <TitlePartBelow frame={decision.frame} decided />
      {groups.length === 0 && shown.length === 0 && <OnlyWay />}
      <Refusals list={shown.length > 0 ? [] : decision.unavailable} />
      <Aside />
    </div>
  );
}

/** Where nothing is left but to agree or to go on: what that would do. */
function OnlyWay() {
  const table = useShown();
  const { decision } = useTable('decision');
  const { title, s } = table;
  const { frames, moves } = table.presentation;
  const choice = decision?.plainMoves[0];
  if (!decision || !choice || frames?.[decision.frame.kind]?.foretells?.(decision.frame)) return null;
  const outcome = outcomeOf(title, s, actionOf(choice));
  if (!outcome.ok) return null;
  const row = { key: choice.type, type: choice.type, choice, fixed: {}, open: [] };
  const Detail = moves?.[choice.type]?.detail;
  if (Detail) return <Detail row={row} outcome={outcome} />;
  const what = closingWords(table, decision.frame, choice.type);
  return <ConsequenceList row={row} outcome={outcome} what={what} />;
}
