import { deciders } from '@roundhouse/kernel';
import { fill } from '@roundhouse/kernel';
import { Avatar, Button } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { LogLines } from '../tabs/log/log-line.tsx';
import { companyOf } from './model.ts';
import { OfferTerms } from './offer-terms.tsx';
import { closingWords, questionOf } from './row-words.ts';
import { TitlePart } from './title-part.tsx';

/** Somebody else decides: who, what about, and what has happened meanwhile. */
export function Waiting() {
  const table = useTable();
  const { s, title, view, others, lines, act, names, say } = table;
  const asked = deciders(title, s);
  const top = s.stack.at(-1);
  const player = asked[0];
  if (!top || player === undefined) return null;
  const who = asked.map((one) => names.player(one)).join(', ');
  const seat = view.seats.findIndex((one) => one.player === player);
  const company = companyOf(s, top);
  return (
    <>
      <header className="decision-head">
        <div className="decision-who">
          <Avatar name={names.player(player)} seat={seat} size={38} />
          <div>
            <h2>{say('decision.waiting', { player: who, count: asked.length })}</h2>
            <p>
              {company && `${company}: `}
              {questionOf(table, top) ?? title.frames[top.kind]?.asks?.(s, top)}
            </p>
          </div>
        </div>
      </header>
      <div className="decision-body">
        <OfferTerms frame={top} />
        <TitlePart frame={top} decided={false} />
        <section>
          <h3 className="label">{say('decision.meanwhile')}</h3>
          <LogLines lines={lines.slice(-8).map(({ line }) => line)} />
        </section>
      </div>
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
