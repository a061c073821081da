import type { VoteRequest } from '@roundhouse/protocol/requests';
import { useState } from 'react';
import { notice } from '../../app/notices.tsx';
import { useTable } from '../../table/context.tsx';
import { useNow } from '../../table/use-now.ts';
import { copyText } from '../../ui/copy-text.ts';
import { Avatar, Button, classes, Icon } from '../../ui/index.ts';
import { newRequest } from '../../game/requests.ts';
import { call } from '../api.ts';
import { attempt } from '../failure.ts';
import { invitationLink } from '../links.ts';
import { useTold } from './remote.ts';
import { type MannersId, mannersText as t } from './texts.ts';
import { leftOf, shortTime } from './time-left.ts';

type Choice = Extract<VoteRequest, { kind: 'late' }>['choice'];
const CHOICES: readonly Choice[] = ['time', 'bot', 'new', 'wait'];

/** Somebody's time is over: plain facts, what can be done and what each of it means. Nothing is chosen before I choose. */
export function LateCard({ player }: { readonly player: string }) {
  const told = useTold();
  const { view, names } = useTable('view', 'names');
  const now = useNow(1000, true);
  const [chosen, setChosen] = useState<Choice | null>(null);
  const { table, you, id: game } = told;
  const name = names.player(player);
  const seatOf = (one: string) => view.seats.findIndex((seat) => seat.player === one);
  const vote = table.votes.find((one) => one.kind === 'late' && one.about === player);
  const ballots = vote?.kind === 'late' ? vote.ballots : {};
  const mine = you.players.map((one) => ballots[one]).find((one) => one !== undefined);
  const deciding = table.seats.filter(
    (seat) => seat.player !== null && seat.player !== player && seat.kind === 'person' && seat.presence !== 'gone',
  ).length;
  const send = async (choice: Choice) => {
    const body = { kind: 'late' as const, request: newRequest(), about: player, choice };
    const done = await attempt(() => call('vote', { at: { game }, body }));
    if (!done?.token) return;
    const link = invitationLink(done.token);
    const isCopied = await copyText(link);
    notice((toast) => toast(isCopied ? t('late.link', { name }) : link));
  };
  return (
    <form
      className="card card-marked ask-card late-card"
      aria-label={t('late.title', { name })}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) void send(chosen);
      }}
    >
      <header>
        <Avatar name={name} seat={seatOf(player)} size={30} />
        <h2>{t('late.title', { name })}</h2>
        <span className="late-over">
          <Icon name="warn" size={13} /> {shortTime(Math.min(0, leftOf(told, player, now) ?? 0))}
        </span>
      </header>
      <fieldset className="late-choices">
        <legend className="unseen">{t('late.legend', { name })}</legend>
        {CHOICES.map((choice) => (
          <label key={choice} className={classes('late-choice', chosen === choice && 'late-chosen')}>
            <input
              type="radio"
              name={`late-${player}`}
              checked={chosen === choice}
              onChange={() => setChosen(choice)}
            />
            <span>
              <b>{t(`late.${choice}` as MannersId, { name })}</b>
              <small>{t(`late.${choice}.means` as MannersId, { name })}</small>
            </span>
            <span className="late-votes">
              {Object.entries(ballots)
                .filter(([, one]) => one === choice)
                .map(([voter]) => (
                  <span key={voter}>
                    <Avatar name={names.player(voter)} seat={seatOf(voter)} size={18} />
                    <span className="unseen">{names.player(voter)}</span>
                  </span>
                ))}
            </span>
          </label>
        ))}
      </fieldset>
      <small>
        {t(mine ? 'late.voted' : 'late.notVoted')}{' '}
        {t('late.most', { needed: Math.floor(deciding / 2) + 1, all: deciding })}
      </small>
      <Button kind="primary" type="submit" disabled={chosen === null || chosen === mine}>
        {chosen ? t(`late.vote.${chosen}` as MannersId, { name }) : t('late.pick')}
      </Button>
    </form>
  );
}
