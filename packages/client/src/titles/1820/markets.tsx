import { useTable } from '../../table/context.tsx';
import { Disc } from '../../table/parts/disc.tsx';
import { MarketTab } from '../../table/tabs/market/market-tab.tsx';
import { hasOperated } from '../state-of.ts';
import { as1820 } from './state.ts';

/** The Stock Market, and below it the track of private companies. */
export function Markets() {
  const { s, names, say } = useTable('s', 'names', 'say');
  const { privateTrack } = as1820(s).ext;
  return (
    <MarketTab>
      <section className="card private-track" aria-labelledby="private-track">
        <h3 id="private-track">{say('own.track.title')}</h3>
        {privateTrack.length === 0 ? (
          <p className="hint">{say('own.track.none')}</p>
        ) : (
          <ol>
            {privateTrack.map((company) => (
              <li key={company}>
                <Disc id={company} size={30} faceDown={hasOperated(s, company)} />
                <b>{company}</b> {names.owner(s.companies[company]?.director ?? '')}
              </li>
            ))}
          </ol>
        )}
      </section>
    </MarketTab>
  );
}
