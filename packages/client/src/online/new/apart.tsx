import type { RailTitle } from '@roundhouse/rail';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { rememberMyName } from '../../game/me.ts';
import type { Draft } from '../../pages/new-game/draft.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { keepLinks, tableAddress } from '../links.ts';
import { onlineText as t } from '../texts.ts';
import { keepCode } from '../way-back.ts';
import { ApartSeats } from './apart-seats.tsx';
import { firstSeats, problemIn, usualTableName, wantedSeat } from './draft.ts';
import { OpennessFields, USUAL_OPENNESS } from './openness.tsx';

/** A new table on several screens: its seats, and the button that opens it. Title, options and rules stand above. */
export function Apart({ title, draft }: { readonly title: RailTitle; readonly draft: Draft }) {
  const [, go] = useLocation();
  const [seats, setSeats] = useState(firstSeats);
  const [openness, setOpenness] = useState(USUAL_OPENNESS);
  const [isOpening, setOpening] = useState(false);
  const problem = problemIn(seats, title.players);
  const open = async () => {
    setOpening(true);
    const mine = seats.find(({ kind }) => kind === 'me');
    const made = await attempt(() =>
      call('createGame', {
        body: {
          title: title.id,
          name: draft.name.trim() || usualTableName(seats),
          seats: seats.map(wantedSeat),
          options: { ...draft.options },
          readings: { ...draft.readings },
          ...openness,
        },
      }),
    );
    setOpening(false);
    if (!made) return;
    if (mine) rememberMyName(mine.name.trim());
    keepCode(made.code);
    keepLinks(made.game, made.invitations);
    go(tableAddress(made.game));
  };
  return (
    <>
      <ApartSeats seats={seats} limits={title.players} onChange={setSeats} />
      <OpennessFields value={openness} onChange={setOpenness} />
      <div className="new-start">
        <p role="status" className="new-problem">
          {problem}
        </p>
        <Button kind="primary" type="submit" disabled={isOpening || problem !== null} onClick={() => void open()}>
          <Icon name="people" /> {t('apart.open')}
        </Button>
      </div>
    </>
  );
}
