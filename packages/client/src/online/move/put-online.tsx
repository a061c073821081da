import { useEffect, useRef, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { call, Refused } from '../api.ts';
import { sentenceOf } from '../failure.ts';
import { keepLinks, tableAddress } from '../links.ts';
import { onlineText as t } from '../texts.ts';
import { keepCode } from '../way-back.ts';
import './put-online.css';

export interface PutOnlineProps {
  readonly name: string;
  /** The game as a file. */
  readonly file: () => Promise<object>;
  readonly onClose: () => void;
}

/** A long game is played through on the server before it stands there, in milliseconds. */
const TIMEOUT = 70_000;

/** Puts a game of this device on the server with all its past: players who do not sit here get a link. */
export function PutOnline({ name, file, onClose }: PutOnlineProps) {
  const [game, setGame] = useState<{ players: string[]; content: object } | null>(null);
  const [mine, setMine] = useState<readonly number[]>([0]);
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    void file().then((content) => setGame({ players: (content as { players: string[] }).players, content }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, when it is opened
  }, []);
  const closed = useRef(false);
  useEffect(() => {
    closed.current = false;
    return () => {
      closed.current = true;
    };
  }, []);
  const isClosed = () => closed.current;
  const put = async () => {
    if (!game) return;
    setSending(true);
    setFault(null);
    try {
      const body = {
        file: game.content as { format: string },
        mine: mine.map((i) => `player${i + 1}`),
        name,
        owner: game.players[mine[0] ?? 0]!,
      };
      const made = await inTurn(() => call('importGame', { body, timeout: TIMEOUT }), isClosed);
      if (!made) return;
      keepCode(made.code);
      keepLinks(made.game, made.invitations);
      onClose();
      navigate(tableAddress(made.game));
    } catch (error) {
      setFault(sentenceOf(error));
      setSending(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('put.title', { name })}
      description={t('put.text')}
      actions={
        <>
          <Button onClick={onClose}>{t('put.cancel')}</Button>
          <Button kind="primary" disabled={!game || isSending || mine.length === 0} onClick={() => void put()}>
            {t(isSending ? 'put.sending' : 'put.go')}
          </Button>
        </>
      }
    >
      <fieldset className="put-online">
        <legend>{t('put.who')}</legend>
        {game?.players.map((player, i) => (
          <label key={player}>
            <input
              type="checkbox"
              checked={mine.includes(i)}
              onChange={() => setMine(mine.includes(i) ? mine.filter((one) => one !== i) : [...mine, i].sort(byNumber))}
            />
            <bdi>{player}</bdi>
          </label>
        ))}
      </fieldset>
      <p role="alert" className="put-online-fault">
        {fault}
      </p>
    </Dialog>
  );
}

/** One game is read at a time, perhaps that of somebody else in the same house: this one is next, unless nobody waits for it any more. */
async function inTurn<T>(ask: () => Promise<T>, isClosed: () => boolean): Promise<T | null> {
  const until = Date.now() + TIMEOUT;
  while (!isClosed())
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Refused) || error.retryAfter === null || Date.now() > until) throw error;
      await new Promise((resume) => setTimeout(resume, error.retryAfter!));
    }
  return null;
}

const byNumber = (a: number, b: number): number => a - b;
