import { useState } from 'react';
import type { Agreement } from '../../game/handle.ts';
import { useTable } from '../../table/context.tsx';
import { Avatar, Button } from '../../ui/index.ts';
import './agreed.css';

/** 10.1: what players have promised each other is binding and public, so it stands beside every question. */
export function Agreed() {
  const { game, view, here, say } = useTable('game', 'view', 'here', 'say');
  const [writing, write] = useState(false);
  const { agreements } = view;
  return (
    <details className="card agreed" open={agreements.length > 0 || writing}>
      <summary>
        {say('own.agreed.title')} {agreements.length > 0 && <span className="num">{agreements.length}</span>}
      </summary>
      {agreements.length === 0 && !writing && <p className="hint">{say('own.agreed.none')}</p>}
      <AgreedList agreements={agreements.toReversed()} />
      {writing ? (
        <AgreementForm close={() => write(false)} />
      ) : (
        here.length > 0 &&
        game.can.agree && (
          <Button size="small" onClick={() => write(true)}>
            {say('own.agreed.write')}
          </Button>
        )
      )}
    </details>
  );
}

/** The latest first, with who has agreed and when. */
export function AgreedList({ agreements }: { readonly agreements: readonly Agreement[] }) {
  const { game, view, title, names, say } = useTable('game', 'view', 'title', 'names', 'say');
  if (agreements.length === 0) return null;
  return (
    <ul className="agreed-list">
      {agreements.map(({ by, text, seq }) => (
        <li key={`${seq} ${text}`}>
          <span className="agreed-who">
            {by.map((player) => (
              <Avatar
                key={player}
                name={names.player(player)}
                seat={view.seats.findIndex((one) => one.player === player)}
                size={18}
              />
            ))}
          </span>
          <span>
            <bdi>{text}</bdi>
            <small>
              {say('own.agreed.when', {
                who: by.map((player) => names.player(player)).join(', '),
                round: title.roundName(game.at(Math.min(seq, view.seq))),
              })}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Letters of one agreement. */
const LONGEST = 300;

function AgreementForm({ close }: { readonly close: () => void }) {
  const { game, s, me, names, say, settle } = useTable('game', 's', 'me', 'names', 'say', 'settle');
  const [by, choose] = useState<readonly string[]>(me === null ? [] : [me]);
  const [text, type] = useState('');
  const toggle = (player: string): void =>
    choose(by.includes(player) ? by.filter((one) => one !== player) : [...by, player]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const players = s.players.filter((player) => by.includes(player));
        void settle(game.agree(players, text.trim()));
        close();
      }}
    >
      <fieldset>
        <legend>{say('own.agreed.who')}</legend>
        {s.players.map((player) => (
          <label key={player}>
            <input type="checkbox" checked={by.includes(player)} onChange={() => toggle(player)} />
            <bdi>{names.player(player)}</bdi>
          </label>
        ))}
      </fieldset>
      <label>
        {say('own.agreed.what')}
        <textarea rows={2} maxLength={LONGEST} value={text} onChange={(event) => type(event.target.value)} />
      </label>
      <p className="hint">{say(by.length < 2 ? 'own.agreed.two' : 'own.agreed.binding')}</p>
      <div>
        <Button size="small" onClick={close}>
          {say('own.agreed.cancel')}
        </Button>
        <Button size="small" type="submit" disabled={by.length < 2 || text.trim() === ''}>
          {say('own.agreed.keep')}
        </Button>
      </div>
    </form>
  );
}
