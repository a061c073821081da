import type { RailTitle } from '@roundhouse/rail';
import { Dialog as Radix } from 'radix-ui';
import { Link } from 'wouter';
import type { PrintedBoard } from '../board/index.ts';
import { Button, Icon, IconButton } from '../ui/index.ts';
import { text } from '../app/i18n.tsx';
import { MarketPicture, RunPicture, TrainsPicture } from './about-pictures.tsx';
import { useTeachingSettings } from './settings.ts';
import { guideText as t } from './texts.ts';
import type { Taught } from './use-teaching.ts';
import '../ui/number-disc.css';
import './about.css';

interface Props {
  readonly title: RailTitle;
  readonly taught: Taught;
  readonly board: PrintedBoard;
  readonly onClose: () => void;
  /** Where no game is open: starts a first one. */
  readonly onPlay: (() => void) | null;
}

/** What a game is about, in a minute: three pictures from its own board, a few words each, and how long it takes. */
export function AboutDialog({ title, taught, board, onClose, onPlay }: Props) {
  const { about } = taught;
  const play = (): void => {
    useTeachingSettings.getState().setTips(true);
    onClose();
    onPlay?.();
  };
  const pictures = [
    <MarketPicture key="market" title={title} picture={about.pictures.market} />,
    <RunPicture key="run" board={board} picture={about.pictures.run} />,
    <TrainsPicture key="trains" title={title} />,
  ];
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-veil" />
        <Radix.Content
          className="dialog about"
          onOpenAutoFocus={(event) => {
            // One key is enough for somebody who knows all this.
            event.preventDefault();
            document.querySelector<HTMLElement>('[data-about-play]')?.focus();
          }}
        >
          <header className="about-head">
            <Radix.Title className="about-title">{t('about.title', { title: title.name })}</Radix.Title>
            <Radix.Description className="about-lead">{about.lead}</Radix.Description>
            <Radix.Close asChild>
              <IconButton label={text('ui.close')}>
                <Icon name="close" />
              </IconButton>
            </Radix.Close>
          </header>
          <ol className="about-parts">
            {about.parts.map(({ heading, says }, at) => (
              <li key={heading}>
                <div className="about-picture" aria-hidden>
                  {pictures[at]}
                </div>
                <h3>
                  <b className="number-disc num" aria-hidden>
                    {at + 1}
                  </b>
                  {heading}
                </h3>
                <p>{says}</p>
              </li>
            ))}
          </ol>
          <p className="about-length">{about.length}</p>
          <footer className="about-actions">
            <Button kind="primary" onClick={play} data-about-play>
              <Icon name="play" /> {t(onPlay ? 'about.playNow' : 'about.play')}
            </Button>
            <Link href={`/learn/${title.id}/1`} className="button" onClick={onClose}>
              <Icon name="book" /> {t('about.lesson')}
            </Link>
            <span className="about-later">{t('about.later')}</span>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
