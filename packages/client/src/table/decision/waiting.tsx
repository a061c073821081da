import { deciders, fill, HOST } from '@roundhouse/kernel';
import { useEffect, useRef } from 'react';
import { Avatar, Button } from '../../ui/index.ts';
import { useShown, useTable } from '../context.tsx';
import type { InRound } from '../record/log.ts';
import { LogLines } from '../tabs/log/log-line.tsx';
import { BotsTurn, PaceButtons } from './bots-turn.tsx';
import { companyOf } from './model.ts';
import { OfferTerms } from './offer-terms.tsx';
import { closingWords, questionOf, toldToOthers } from './row-words.ts';
import { Aside, TitlePart } from './title-part.tsx';

/** Somebody else decides: who, what about, and what has happened meanwhile. */
export function Waiting() {
  const table = useShown();
  const { s, title, presentation, seats, names, say } = table;
  const { view, others, lines, act } = useTable('view', 'others', 'lines', 'act');
  const asked = deciders(title, s);
  const top = s.stack.at(-1);
  const bot = view.playing;
  const player = bot?.bot ?? asked[0];
  const body = useLatest(lines);
  if (!top || player === undefined) return null;
  const who = asked.map((one) => names.player(one)).join(', ');
  const seat = seats.findIndex((one) => one.player === player);
  const company = presentation.frames?.[top.kind]?.personal ? null : companyOf(s, top);
  return (
    <>
      <header className="decision-head">
        <div className="decision-who">
          <Avatar name={names.player(player)} seat={seat} size={38} />
          <div>
            <h2>{bot ? <BotsTurn playing={bot} /> : say('decision.waiting', { player: who, count: asked.length })}</h2>
            <p>
              {company && `${company}: `}
              {toldToOthers(questionOf(table, top) ?? title.frames[top.kind]?.asks?.(s, top) ?? '')}
            </p>
          </div>
        </div>
      </header>
      {/* It scrolls where it is long, so it must take the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="decision-body" ref={body} tabIndex={0} role="region" aria-label={say('decision.meanwhile')}>
        <OfferTerms frame={top} />
        <TitlePart frame={top} decided={false} />
        <Aside />
        {lines.length > 0 && (
          <section>
            <h3 className="label">{say('decision.meanwhile')}</h3>
            <LogLines lines={lines.slice(-8).map(({ line }) => line)} {...explained(lines)} />
          </section>
        )}
        {seats.length > 0 && seats.every(({ kind }) => kind === 'bot') && (
          <p className="hint">{say('decision.onlyBots')}</p>
        )}
      </div>
      {bot && <PaceButtons playing={bot} />}
      {others.length > 0 && (
        <footer className="decision-footer">
          {others.map((choice) => (
            <Button key={`${choice.by} ${choice.type}`} onClick={() => void act(fill(choice))}>
              {closingWords(table, top, choice.type)} ({names.player(choice.by)})
            </Button>
          ))}
        </footer>
      )}
    </>
  );
}

/** The latest move is shown with its reason. */
function explained(lines: readonly InRound[]): { explained?: number } {
  const last = lines.findLast(({ line }) => line.by !== HOST);
  return last ? { explained: last.line.seq } : {};
}

/** What scrolls shows its end, where the latest move stands. */
function useLatest(lines: readonly InRound[]) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (body.current) body.current.scrollTop = body.current.scrollHeight;
  }, [lines]);
  return body;
}
