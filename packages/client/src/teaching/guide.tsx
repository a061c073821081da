import { useEffect, useMemo, useRef, useState } from 'react';
import { Told } from '../cards/told.tsx';
import { useTable } from '../table/context.tsx';
import { closingWords, headingOf, questionOf } from '../table/decision/row-words.ts';
import { stepsOf } from '../table/decision/steps.ts';
import { useChoice } from '../table/decision/use-choice.ts';
import { usePhone } from '../table/media.ts';
import { useTableStore } from '../table/store.ts';
import { Button, Icon } from '../ui/index.ts';
import { useLater } from './later.ts';
import { ENOUGH, useTeachingSettings } from './settings.ts';
import { guideText as t } from './texts.ts';
import { filled, type FilledTip, keyOfTip, nextTip, tipsFor } from './tips.ts';
import { type Taught, useTeaching } from './use-teaching.ts';
import './guide.css';

/** A tip beside the decision when a kind of decision comes for the first time or the second. */
export function Guide() {
  const { title } = useTable('title');
  const isLater = useLater();
  const taught = useTeaching(isLater ? title.id : null);
  return taught && <TipFor taught={taught} />;
}

function TipFor({ taught }: { readonly taught: Taught }) {
  const { title, s, names, decision, presentation, say } = useTable(
    'title',
    's',
    'names',
    'decision',
    'presentation',
    'say',
  );
  const { row } = useChoice();
  const done = useTeachingSettings((settings) => settings.done);
  const table = useMemo(() => {
    const steps = stepsOf(presentation, s);
    const next = steps && steps.at >= 0 ? steps.steps[steps.at + 1] : undefined;
    return { title, s, names, nextStep: next && say(next.name) };
  }, [title, s, names, presentation, say]);
  const tips = useMemo(() => (decision ? tipsFor(taught, table, decision) : new Map()), [taught, table, decision]);
  useDone(taught.id, tips);
  if (!decision) return null;
  const isWanted = (tip: (typeof taught.guide)[number]): boolean => (done[keyOfTip(taught.id, tip)] ?? 0) < ENOUGH;
  const next = nextTip(tips, isWanted, row?.type);
  if (!next) return null;
  const tip = filled(taught, table, decision, next.type, next.tip);
  if (tip.says === '') return null;
  const group = decision.groups.find(({ type }) => type === next.type);
  const what = group
    ? headingOf({ title }, { type: group.type, rows: [{ choice: group.options[0]! }] as never })
    : // A tip for a whole question is called by it: an offer, not its first answer.
      ((next.tip.for.length > 1 ? questionOf(table, decision.frame) : null) ??
      closingWords(table, decision.frame, next.type));
  const known = taught.guide.filter((one) => !isWanted(one)).length;
  return <TipCard key={tip.key} tip={tip} what={what} at={known + 1} all={taught.guide.length} />;
}

type Tips = ReadonlyMap<string, readonly Taught['guide'][number][]>;

/** What was asked here last: kept while others decide, when no tip is on the page. */
let lastAsked: { readonly game: string; readonly seq: number; readonly tips: Tips } | null = null;

/** Counts what is done: a tip that was followed twice is known. */
function useDone(title: string, tips: Tips): void {
  const { view, here } = useTable('view', 'here');
  useEffect(() => {
    const before = lastAsked;
    lastAsked = { game: view.id, seq: view.seq, tips };
    if (before?.game !== view.id || view.seq <= before.seq) return;
    // Others may have acted since: the first step is the one that was decided here.
    const action = view.steps.at(before.seq - view.seq)?.action;
    if (!action || !here.includes(action.by)) return;
    const kind = `${action.frame.split('/')[0]}.${action.type}`;
    const followed = before.tips.get(action.type)?.find((tip) => tip.for.includes(kind));
    if (followed) useTeachingSettings.getState().did(keyOfTip(title, followed));
  }, [view, here, tips, title]);
}

interface CardProps {
  readonly tip: FilledTip;
  readonly what: string;
  readonly at: number;
  readonly all: number;
}

function TipCard({ tip, what, at, all }: CardProps) {
  const phone = usePhone();
  const [more, setMore] = useState(false);
  const { dismiss, setTips } = useTeachingSettings.getState();
  const showRule = useTableStore((store) => store.showRule);
  const isWhole = !phone || more;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // It comes after the choices, which may have moved up meanwhile; who goes by keys stays where the focus is.
    const goesByKeys = document.activeElement?.matches(':focus-visible:not([data-quiet])') ?? false;
    if (goesByKeys) return;
    // Where there is not room for all of it, its beginning.
    for (const part of [card.current, card.current?.firstElementChild]) part?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <aside ref={card} className="tip" aria-label={t('guide.label')} data-tip={tip.key}>
      <header>
        <Icon name="bulb" size={14} />
        <b className="label">{t('guide.first', { what })}</b>
        <span className="num">{t('guide.count', { at, all })}</span>
      </header>
      <p className="tip-says">
        <Told text={tip.says} terms />
      </p>
      <dl>
        <Line name={t('guide.fair')} text={tip.fair} />
        {isWhole && <Line name={t('guide.then')} text={tip.leadsTo} />}
        {isWhole && <Line name={t('guide.overlooked')} text={tip.overlooked} />}
      </dl>
      <footer>
        <Button size="small" onClick={() => dismiss(tip.key)}>
          {t('guide.gotIt')}
        </Button>
        <span className="tip-space" />
        {isWhole && tip.rule !== undefined && (
          <button type="button" className="link" onClick={() => showRule(tip.rule!)}>
            {t('guide.rule')}
          </button>
        )}
        {isWhole ? (
          <button type="button" className="link" onClick={() => setTips(false)}>
            {t('guide.off')}
          </button>
        ) : (
          <button type="button" className="link" onClick={() => setMore(true)}>
            {t('guide.more')}
          </button>
        )}
      </footer>
    </aside>
  );
}

function Line({ name, text }: { readonly name: string; readonly text: string }) {
  if (text === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Told text={text} terms />
      </dd>
    </div>
  );
}
