import { useEffect, useRef, useState } from 'react';
import { useTable } from './context.tsx';
import type { LogLine } from './record/log.ts';
import { subjectOf } from './record/sentences.ts';
import { useSentence } from './record/use-sentence.ts';
import '../messages/parts.ts';

/** Bots that move at once are let finish, in milliseconds: who listens hears of all of them together. */
const QUIET = 400;
/** So many things are announced one by one; of more, how many there were and the last two. */
const FEW = 4;

/** Says what has happened and what is asked to those who listen instead of looking. */
export function Announcer() {
  const { lines, view, title, s, decision, names, live, say } = useTable(
    'lines',
    'view',
    'title',
    's',
    'decision',
    'names',
    'live',
    'say',
  );
  const sentence = useSentence();
  const heard = useRef(view.seq);
  const [said, setSaid] = useState('');
  const { seq } = view;
  const asks = decision ? say('table.announce.asked', { player: names.player(decision.by), asks: decision.asks }) : '';
  const aloud = (line: LogLine): string => {
    const subject = subjectOf(line, title.holders(s));
    const who = subject && ('company' in subject ? subject.company : names.owner(subject.holder));
    return `${who ?? ''} ${sentence(line)}.`.trim();
  };
  const news = (): string => {
    const since = Math.min(heard.current, seq - 1);
    const latest = live ? lines.filter(({ line }) => line.seq > since).map(({ line }) => line) : [];
    if (latest.length <= FEW) return [...latest.map(aloud), asks].join(' ');
    const more = say('table.announce.more', { count: latest.length - 2 });
    return [more, ...latest.slice(-2).map(aloud), asks].join(' ');
  };
  const latestNews = useRef(news);
  useEffect(() => {
    latestNews.current = news;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(latestNews.current());
      heard.current = seq;
    }, QUIET);
    return () => clearTimeout(timer);
  }, [seq, asks, live]);
  return (
    <div className="unseen" role="status" aria-live="polite">
      {said}
    </div>
  );
}
