import { type ReactNode, useEffect } from 'react';
import { Button } from '../ui/index.ts';
import { useTable } from '../table/context.tsx';
import { useTableStore } from '../table/store.ts';
import { useCards } from './store.ts';
import { useCardText } from './texts.ts';
import { type ThingKind, thingKey } from './thing.ts';

interface HeadProps {
  readonly picture?: ReactNode;
  readonly name: ReactNode;
  /** What kind of thing it is, or how it stands. */
  readonly note?: ReactNode;
}

export function CardHead({ picture, name, note }: HeadProps) {
  return (
    <div className="thing-head">
      {picture}
      <div>
        <h3>{name}</h3>
        {note && <p>{note}</p>}
      </div>
    </div>
  );
}

/** A fact with its name; nothing where there is nothing to say. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export const Facts = ({ children }: { readonly children: ReactNode }) => <dl className="thing-facts">{children}</dl>;

/** A thing named on a card, which opens its own card in turn. */
export function Link({
  kind,
  id,
  children,
}: {
  readonly kind: ThingKind;
  readonly id: string;
  readonly children: ReactNode;
}) {
  const open = useCards((cards) => cards.open);
  return (
    <button
      type="button"
      className="thing-link"
      onClick={() => {
        const at = useCards.getState().card?.at;
        if (at) open({ thing: { kind, id }, at, how: 'press' });
      }}
      data-names={thingKey(kind, id)}
    >
      {children}
    </button>
  );
}

/** Lights hexes on the map while the card is open, and offers to go there. */
export function OnMap({ hexes }: { readonly hexes: readonly string[] }) {
  const t = useCardText();
  const light = useCards((cards) => cards.light);
  const tab = useTableStore((store) => store.tab);
  const key = hexes.join(' ');
  useEffect(() => light(key === '' ? [] : key.split(' ')), [key, light]);
  if (hexes.length === 0 || tab === 'map' || tab === 'own') return null;
  return (
    <p className="thing-foot">
      <Button size="small" onClick={() => useTableStore.getState().show('map')}>
        {t('card.onMap')}
      </Button>
    </p>
  );
}

/** Between things of a list. */
export function Listed({ children }: { readonly children: readonly ReactNode[] }) {
  return <span className="thing-list">{children}</span>;
}

/** The privates of an owner. */
export function Privates({ of }: { readonly of: string }) {
  const { s, names } = useTable('s', 'names');
  const t = useCardText();
  const privates = Object.keys(s.privates).filter((one) => s.privates[one] === of);
  return (
    <Fact name={t('card.privates')}>
      {privates.length > 0 && (
        <Listed>
          {privates.map((one) => (
            <Link key={one} kind="private" id={one}>
              {names.private(one)}
            </Link>
          ))}
        </Listed>
      )}
    </Fact>
  );
}
