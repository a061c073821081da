import { cashOf } from '@roundhouse/rail';
import { Named } from '../../cards/named.tsx';
import { ownerThing } from '../../cards/thing.ts';
import { Card, classes } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { Cash } from '../parts/amounts.tsx';
import { Disc } from '../parts/disc.tsx';
import { Train } from '../parts/train.tsx';
import { Price, StationsLeft } from './company-card.tsx';
import { ShareBar } from './share-bar.tsx';
import { useCompany } from './use-company.ts';

/** So many trains have room beside the name, and so many letters on them. */
const [ROOM, LETTERS] = [2, 6];

/** A line breaks between notes, not within one. */
const unbroken = (note: string): string => note.replaceAll(' ', '\u00a0');

/** A company in two lines, where there are many; each charter of one with several has its trains beside it. */
export function DenseCard({ company }: { readonly company: string }) {
  const { s, names, say } = useTable('s', 'names', 'say');
  const { card, now, director, charters, trains, left, hasRun, bare, mustBuy, privates, notes } = useCompany(company);
  const several = charters.length > 1;
  const letters = trains.map((train) => names.train(train)).join('').length;
  const crowded =
    !several && (trains.length + (mustBuy ? 1 : 0) > (mustBuy ? 1 : ROOM) || (trains.length > 1 && letters > LETTERS));
  const words = [
    ...(several && mustBuy ? [say('table.company.mustBuy')] : []),
    ...notes.map(({ id, values }) => say(id, values)),
    ...(hasRun && !now ? [say('table.company.hasRun')] : []),
    ...privates.map((id) => names.lot(id)),
  ];
  return (
    <Card className={classes('dense-card', crowded && 'dense-many')} marked={now} title={card.name}>
      <Disc id={company} size={30} />
      <div className="company-name">
        <h3>
          <Named kind="company" id={company}>
            {several ? charters.map(({ id }) => id).join(' + ') : company}
          </Named>
        </h3>
        {director && <b data-thing={ownerThing(s, director)}>{names.owner(director)}</b>}
        <StationsLeft count={left} room={trains.length > 1 || mustBuy ? 1 : 3} />
      </div>
      <div className="dense-trains">
        {!several && trains.map((train) => <Train key={train} id={train} />)}
        {!several && (bare || mustBuy) && (
          <b className="company-bare" title={mustBuy ? say('table.company.mustBuy') : undefined}>
            {say(mustBuy ? 'table.company.mustBuyBrief' : 'table.company.noTrain')}
          </b>
        )}
      </div>
      <Price company={company} />
      <div className="dense-notes">{words.map(unbroken).join(' · ')}</div>
      <div className="company-cash">
        <Cash amount={cashOf(s, company)} />
      </div>
      {several && (
        <ul className="charters" aria-label={say('table.company.charters')}>
          {charters.map(({ id, trains: own }) => (
            <li key={id}>
              <Disc id={id} size={18} />
              {own.map((train) => (
                <Train key={train} id={train} />
              ))}
              {own.length === 0 && <span>{say('table.company.noTrain')}</span>}
            </li>
          ))}
        </ul>
      )}
      <ShareBar company={company} thin />
    </Card>
  );
}
