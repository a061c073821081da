import { useEffect, useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { titleCards } from '../../titles/cards.ts';
import { call } from '../api.ts';
import type { ListedTable } from '../tables.ts';

export interface Guest {
  readonly name: string;
  readonly tables: readonly ListedTable[];
}

/** The guest on this device, where there is one; undefined until that is known. */
export function useGuest(): Guest | null | undefined {
  const [guest, setGuest] = useState<Guest | null>();
  useEffect(() => {
    call('myGames', {}).then(
      ({ name, account, games }) =>
        setGuest(name === null || account ? null : { name, tables: games as unknown as readonly ListedTable[] }),
      () => setGuest(null),
    );
  }, []);
  return guest;
}

/** The tables whose seats come along. */
export function GuestSeats({ tables, label }: { readonly tables: readonly ListedTable[]; readonly label: string }) {
  return (
    <Card className="guest-seats">
      <ul aria-label={label}>
        {tables.map(({ id, name, title }) => (
          <li key={id}>
            <bdi>{name}</bdi>
            <span>{titleCards.find((card) => card.id === title)?.name ?? title}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
