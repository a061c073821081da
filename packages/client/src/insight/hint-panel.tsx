import type { Hint, HintMove, Reason } from '@roundhouse/bots';
import { sayReason } from '@roundhouse/bots/why/reason';
import { toYou } from '@roundhouse/rail/telling/you';
import { useEffect, useRef, useState } from 'react';
import { isAsked } from '../table/decision/asked.ts';
import { isOnBoard } from '../table/decision/model.ts';
import { useTable } from '../table/context.tsx';
import { useTableStore } from '../table/store.ts';
import { Button, classes, Icon, Money } from '../ui/index.ts';
import { hintOf } from './jobs.ts';
import { marksOf } from './marks.ts';
import { pickFor } from './pick-for.ts';
import { insightText as t } from './texts.ts';
import { toldAction } from './told.ts';
import { countHint, hintsUsed } from './used.ts';
import '../ui/number-disc.css';
import './row.css';
import './hint.css';

/** First the idea, then the best moves that really differ, each with its sentence and what it is worth. */
export function HintPanel() {
  const { view } = useTable('view');
  const { hint, failed } = useHint();
  const stage = useTableStore((store) => store.hint);
  const used = hintsUsed(view.id);
  return (
    <section className="hint-panel" aria-label={t('hint')}>
      <header>
        <Icon name="bulb" size={14} />
        <h3>{t('hint')}</h3>
        <span className="hint-used">{t('hint.used', { count: used })}</span>
      </header>
      <div aria-live="polite">
        {failed && <p className="hint-says">{t('hint.failed')}</p>}
        {!hint && !failed && <p className="hint-says">{t('hint.thinking')}</p>}
        {hint && <Told hint={hint} stage={stage} />}
      </div>
    </section>
  );
}

/** The hint for the decision of now; null while it is worked out. */
function useHint(): { readonly hint: Hint | null; readonly failed: boolean } {
  const { s, title, view, decision } = useTable('s', 'title', 'view', 'decision');
  const [found, setFound] = useState<{ readonly of: unknown; readonly hint: Hint | null; readonly failed: boolean }>();
  const by = decision?.by;
  useEffect(() => {
    if (by === undefined) return;
    countHint(view.id, view.seq);
    const job = hintOf(title, s, by);
    job.found.then(
      (hint) => setFound({ of: s, hint: hint ?? { kind: 'forced' }, failed: false }),
      () => setFound({ of: s, hint: null, failed: true }),
    );
    return () => job.cancel();
  }, [title, s, by, view.id, view.seq]);
  return found?.of === s ? found : { hint: null, failed: false };
}

function Told({ hint, stage }: { readonly hint: Hint; readonly stage: number }) {
  const { material } = useTable('material');
  if (hint.kind === 'forced') return <p className="hint-says">{t('hint.forced')}</p>;
  if (hint.kind === 'custom')
    return (
      <>
        <p className="hint-says">{t('hint.custom')}</p>
        {stage > 1 ? <Moves moves={[{ ...PLAIN, action: hint.action, why: hint.why }]} /> : <More />}
      </>
    );
  return (
    <>
      <p className="hint-says">{sayReason(material, hint.idea)}</p>
      {stage > 1 ? <Moves moves={hint.moves} /> : <More />}
    </>
  );
}

/** Of a move that was not reckoned with. */
const PLAIN = { next: [], less: 0, gain: null, upTo: null, asGood: false };

function More() {
  const pick = useTableStore((store) => store.pick);
  return (
    <p className="hint-more">
      <Button size="small" onClick={() => pick({ hint: 2 })}>
        {t('hint.moves')}
      </Button>
    </p>
  );
}

function Moves({ moves }: { readonly moves: readonly HintMove[] }) {
  const { decision } = useTable('decision');
  const [chosen, setChosen] = useState(0);
  const pick = useTableStore((store) => store.pick);
  const hasGains = moves.some(({ gain }) => gain !== null);
  useEffect(() => pick({ marks: marksOf(moves, chosen) }), [moves, chosen, pick]);
  useEffect(() => () => pick({ marks: [] }), [pick]);
  const choose = (at: number): void => {
    setChosen(at);
    if (decision) pickFor(decision, moves[at]!.action);
  };
  return (
    <>
      <ol className="hint-moves">
        {moves.map((move, at) => (
          <li key={JSON.stringify(move.action)} className={classes(at === chosen && 'hint-chosen')}>
            <MoveRow move={move} number={at + 1} chosen={at === chosen} first={at === 0} onChoose={() => choose(at)} />
          </li>
        ))}
      </ol>
      {hasGains && <p className="hint-means">{t('hint.means')}</p>}
    </>
  );
}

interface RowProps {
  readonly move: HintMove;
  readonly number: number;
  readonly chosen: boolean;
  readonly first: boolean;
  readonly onChoose: () => void;
}

function MoveRow({ move, number, chosen, first, onChoose }: RowProps) {
  const { s, title, teller, material, names, decision } = useTable(
    's',
    'title',
    'teller',
    'material',
    'names',
    'decision',
  );
  const passes = toYou(t('hint.pass', { player: names.player(decision?.by ?? '') }));
  const tell = (action: HintMove['action']): string => toldAction({ title, teller, passes }, s, action);
  const why = says(material, move.why);
  return (
    <>
      <button type="button" aria-pressed={chosen} className="insight-row" onClick={onChoose}>
        <span className="number-disc num" aria-hidden>
          {number}
        </span>
        <span className="insight-words">
          <b>{tell(move.action)}</b>
          {why !== null && <span>{why}</span>}
          {move.upTo !== null && (
            <span>
              {t('hint.upTo')} <Money amount={move.upTo} currency={material.currency} />
            </span>
          )}
        </span>
        <span className="hint-gain num">
          {!first && move.asGood ? (
            t('hint.asGood')
          ) : move.gain === null ? (
            !first && <Money amount={-Math.round(move.less)} signed />
          ) : (
            <Money amount={Math.round(move.gain)} signed />
          )}
        </span>
      </button>
      {chosen && <Do move={move} number={number} />}
    </>
  );
}

/** Does the whole plan: each step of it while it is still asked for, and stops where something unforeseen happens. */
function Do({ move, number }: { readonly move: HintMove; readonly number: number }) {
  const { act, game } = useTable('act', 'game');
  const busy = useRef(false);
  // What is meant to follow is done at once only on the board: elsewhere others come in between.
  const steps = isOnBoard(move.action.type) ? [move.action, ...move.next] : [move.action];
  const run = async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    for (const action of steps) {
      const { title, state } = game.view();
      if (!isAsked(title, state, action) || !(await act(action))) break;
    }
    busy.current = false;
  };
  return (
    <p className="hint-do">
      <Button kind="primary" size="small" onClick={() => void run()}>
        {t('hint.do', { number, count: steps.length })}
      </Button>
    </p>
  );
}

const says = (material: Parameters<typeof sayReason>[0], why: Reason | null): string | null =>
  why && sayReason(material, why);
