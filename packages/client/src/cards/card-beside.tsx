import { useBackKey } from '../ui/use-back-key.ts';
import { type ComponentType, type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes, Icon, IconButton } from '../ui/index.ts';
import { usePhone } from '../table/media.ts';
import { CertificatesCard } from './certificates.tsx';
import { CompanyCard } from './company.tsx';
import { HexCard } from './hex.tsx';
import { PhaseCard } from './phase.tsx';
import { PlayerCard } from './player.tsx';
import { PriceCard } from './price.tsx';
import { PrivateCard } from './private.tsx';
import { type OpenCard, useCards } from './store.ts';
import { TermCard } from './term.tsx';
import { useCardText } from './texts.ts';
import { type ThingKind, thingKey } from './thing.ts';
import { TileCard } from './tile.tsx';
import { TrainCard } from './train.tsx';
import './cards.css';

const CARDS: Readonly<Record<ThingKind, ComponentType<{ readonly id: string }>>> = {
  company: CompanyCard,
  player: PlayerCard,
  private: PrivateCard,
  train: TrainCard,
  hex: HexCard,
  tile: TileCard,
  phase: PhaseCard,
  price: PriceCard,
  certificates: CertificatesCard,
  term: TermCard,
};

/** The open card beside what it is about, or at the foot of a phone. */
export function CardBeside() {
  const card = useCards((cards) => cards.card);
  if (!card) return null;
  return <Beside key={thingKey(card.thing.kind, card.thing.id)} card={card} />;
}

function Beside({ card }: { readonly card: OpenCard }) {
  const t = useCardText();
  const phone = usePhone();
  const close = useCards((cards) => cards.close);
  const box = useRef<HTMLElement>(null);
  const [place, setPlace] = useState<CSSProperties>({ opacity: 0 });
  const { thing, how, at } = card;
  useLayoutEffect(() => {
    const own = box.current;
    if (!own || phone) return;
    const settle = (): void => setPlace(placeBeside(at, own));
    settle();
    const watch = new ResizeObserver(settle);
    watch.observe(own);
    return () => watch.disconnect();
  }, [at, phone]);
  useEffect(() => {
    if (how === 'press') box.current?.focus({ preventScroll: true });
  }, [how]);
  useLit(card);
  useBackKey(phone && how === 'press', close);
  const Content = CARDS[thing.kind];
  return (
    <section
      ref={box}
      role="dialog"
      aria-label={t(`card.${thing.kind}`)}
      tabIndex={-1}
      className={classes('thing-card', phone && 'thing-card-foot')}
      data-card={thingKey(thing.kind, thing.id)}
      style={phone ? undefined : place}
    >
      <IconButton label={t('card.close')} onClick={close}>
        <Icon name="close" size={13} />
      </IconButton>
      <Content id={thing.id} />
    </section>
  );
}

const GAP = 10;
/** Beside what stands in a column the card leaves the whole of it free. */
const WHOLE = '.company-card, .dense-card, .player-card, #decision';

/** To the side where there is room, level with the name and never over it; above or below where there is none beside it. */
function placeBeside(at: Element, card: HTMLElement): CSSProperties {
  const own = at.getBoundingClientRect();
  const whole = (at.closest(WHOLE) ?? at).getBoundingClientRect();
  const name = { left: whole.left, right: whole.right, top: own.top, bottom: own.bottom };
  const { offsetWidth: width, offsetHeight: height } = card;
  const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  const right = name.right + GAP + width < innerWidth;
  const left = name.left - GAP - width > 0;
  if (right || left)
    return {
      left: right ? name.right + GAP : name.left - GAP - width,
      top: within(name.top - 12, innerHeight - height),
    };
  const below = name.bottom + GAP + height < innerHeight;
  return {
    left: within(name.left, innerWidth - width),
    top: below ? name.bottom + GAP : Math.max(GAP, name.top - GAP - height),
  };
}

/** Every other place where the same thing is named lights up as long as its card is open. */
function useLit({ thing }: OpenCard): void {
  useEffect(() => {
    if (thing.kind === 'term') return;
    const all = [...document.querySelectorAll(`[data-thing="${CSS.escape(thingKey(thing.kind, thing.id))}"]`)];
    for (const one of all) one.setAttribute('data-lit', '');
    return () => {
      for (const one of all) one.removeAttribute('data-lit');
    };
  }, [thing]);
}
