import { useTable } from '../context.tsx';
import { CompanyList } from './companies.tsx';
import { PlayerList } from './players.tsx';
import './side.css';

/** People and companies. */
export function Side() {
  const { say } = useTable('say');
  return (
    <aside className="side" aria-label={say('table.side')}>
      <Holdings />
    </aside>
  );
}

/** The same on a phone, as a tab. */
export function Holdings() {
  const { presentation, say } = useTable('presentation', 'say');
  return (
    <>
      <section aria-labelledby="side-players">
        <header className="side-head">
          <h2 id="side-players" className="label">
            {say('table.side.players')}
          </h2>
          <span>{say(presentation.players?.order?.name ?? 'table.side.turnOrder')}</span>
        </header>
        <PlayerList />
      </section>
      <section aria-labelledby="side-companies">
        <header className="side-head">
          <h2 id="side-companies" className="label">
            {say('table.side.companies')}
          </h2>
          <span>{say('table.side.operatingOrder')}</span>
        </header>
        <CompanyList />
      </section>
    </>
  );
}
