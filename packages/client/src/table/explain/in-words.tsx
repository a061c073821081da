import { deciders } from '@roundhouse/kernel';
import { joinWords } from '@roundhouse/rail';
import { textOf } from '@roundhouse/rail/telling/details';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { Told } from '../../cards/told.tsx';
import { filled, tipsFor } from '../../teaching/tips.ts';
import { useTeaching } from '../../teaching/use-teaching.ts';
import { type Shown, useShown } from '../context.tsx';
import { actionOf, type Decision, decisionOf, isOnBoard } from '../decision/model.ts';
import { rowNote } from '../decision/row-note.ts';
import { closingWords, headingOf, questionOf, rowTitle, toldToOthers, valuesOf } from '../decision/row-words.ts';
import { type Row, rowAction, type RowGroup, rowGroupsOf, withoutTwins } from '../decision/rows.ts';
import { RuleLink } from '../decision/refusals.tsx';
import { stepsOf } from '../decision/steps.ts';
import { WhatComesNext } from './what-comes-next.tsx';
import { explainText as t } from './texts.ts';

/** So many rows of a kind show what it is about. */
const FEW = 4;
const FEW_REFUSALS = 8;

/** The position in plain words: what is decided and by whom, what can be done and leads where, what cannot, what comes next. */
export function InWords() {
  const table = useShown();
  const { title, s } = table;
  if (s.ended) return <p>{t('explain.over')}</p>;
  const decisions = deciders(title, s).flatMap((by) => decisionOf(title, s, by) ?? []);
  return (
    <>
      {decisions.map((decision) => (
        <OneDecision key={decision.by} decision={decision} />
      ))}
      <WhatComesNext />
    </>
  );
}

function OneDecision({ decision }: { readonly decision: Decision }) {
  const table = useShown();
  const { title, s, presentation, names, say } = table;
  const { by, frame, company } = decision;
  const steps = stepsOf(presentation, s);
  const asks = decision.asks.replace(`${company}: `, '');
  const groups = rowGroupsOf(decision, presentation.moves).filter(({ type }) => !title.wording?.inMenu?.includes(type));
  const refused = decision.unavailable.slice(0, FEW_REFUSALS);
  return (
    <>
      <section>
        <h3>{t('explain.what')}</h3>
        <p>
          <Told
            text={t('explain.decides', { player: names.player(by), company: company ?? 'none', asks: lowered(asks) })}
            terms
          />
        </p>
        {steps && steps.at >= 0 && (
          <p>
            {t('explain.step', { at: steps.at + 1, all: steps.steps.length, step: say(steps.steps[steps.at]!.name) })}
          </p>
        )}
      </section>
      <section>
        <h3>{t('explain.can')}</h3>
        {groups.map((group) => (
          <Kind key={group.type} group={group} decision={decision} />
        ))}
        <ul className="explain-moves">
          {decision.plainMoves.map((move) => (
            <li key={move.type}>
              <b>{closingWords(table, frame, move.type)}</b>
              <Tip decision={decision} type={move.type} />
              <Leads decision={decision} row={{ key: move.type, type: move.type, choice: move, fixed: {}, open: [] }} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('explain.cannot')}</h3>
        {groups.some(({ type }) => isOnBoard(type)) ? (
          <p>{t('explain.otherHexes')}</p>
        ) : (
          refused.length === 0 && <p>{t('explain.nothingRefused')}</p>
        )}
        <ul className="explain-moves">
          {refused.map(({ refusal }) => (
            <li key={refusal.text}>
              <Told text={refusal.text} terms /> <RuleLink rule={refusal.rule} />
            </li>
          ))}
        </ul>
        {decision.unavailable.length > refused.length && (
          <p className="hint">{t('explain.more', { count: decision.unavailable.length - refused.length })}</p>
        )}
      </section>
    </>
  );
}

/** What a kind of move is, in the words of the guide. */
function Tip({ decision, type }: { readonly decision: Decision; readonly type: string }) {
  const table = useShown();
  const taught = useTeaching(table.title.id);
  const tip = taught && tipsFor(taught, table, decision).get(type)?.[0];
  const says = tip ? filled(taught, table, decision, type, tip).says : '';
  return (
    says !== '' && (
      <p>
        <Told text={says} terms />
      </p>
    )
  );
}

/** One kind of move: what it is, the first ways to make it, and what each does. */
function Kind({ group, decision }: { readonly group: RowGroup; readonly decision: Decision }) {
  const table = useShown();
  const { title, s, names } = table;
  const rows = withoutTwins(title, s, group.rows);
  const hexes = [...new Set(rows.map(({ choice }) => textOf(choice.fields, 'hex')))];
  return (
    <div className="explain-kind">
      <h4>{headingOf(table, group)}</h4>
      <Tip decision={decision} type={group.type} />
      {isOnBoard(group.type) ? (
        <p>
          <Told
            text={t('explain.hexes', { count: hexes.length, names: joinWords(hexes.map((hex) => names.hex(hex))) })}
          />
        </p>
      ) : (
        <ul className="explain-moves">
          {rows.slice(0, FEW).map((row) => (
            <li key={row.key}>
              <b>{rowTitle(table, row, valuesOf(table, rowAction(row)))}</b>
              <Leads decision={decision} row={row} />
            </li>
          ))}
          {rows.length > FEW && <li className="hint">{t('explain.more', { count: rows.length - FEW })}</li>}
        </ul>
      )}
    </div>
  );
}

/** What a move comes to, and who is asked what after it. */
function Leads({ decision, row }: { readonly decision: Decision; readonly row: Row }) {
  const table = useShown();
  const action = Object.keys(row.fixed).length > 0 ? rowAction(row) : actionOf(row.choice);
  const outcome = outcomeOf(table.title, table.s, action);
  if (!outcome.ok) return <span>{outcome.refusal.text}</span>;
  const note = Object.keys(row.choice.fields).length > 0 ? rowNote(table, row, action, outcome) : '';
  const then = asksAfter(table, outcome.state, decision);
  const text = [note, then].filter(Boolean).join(' · ');
  return text === '' ? null : (
    <span>
      <Told text={text} />
    </span>
  );
}

/** The question after a move, where it is another one. */
function asksAfter(table: Shown, after: Shown['s'], { by, frame }: Decision): string {
  if (after.ended) return t('explain.thenOver');
  const top = after.stack.at(-1)!;
  const [next] = deciders(table.title, after);
  if (next === undefined || (next === by && top.kind === frame.kind && top.of === frame.of)) return '';
  const asks = questionOf({ ...table, s: after }, top) ?? table.title.frames[top.kind]?.asks?.(after, top) ?? top.kind;
  const then = t('explain.thenAsks', { player: table.names.player(next), asks: lowered(toldToOthers(asks)) });
  // A question has its own mark.
  return then.replace('?.', '?');
}

/** Inside a sentence; names and short forms keep their capitals. */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
