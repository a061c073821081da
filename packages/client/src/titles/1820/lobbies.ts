/** Lobbies as the line above the board shows them. */
import type { RailState } from '@roundhouse/rail';
import { textOf } from '@roundhouse/rail/telling/details';
import type { InRound } from '../../table/record/log.ts';
import { frameOf } from './state.ts';

export interface LobbyPlace {
  readonly of: string;
  readonly amount: number;
  /** It waits, its float is being decided, or that is over. */
  readonly state: 'waits' | 'now' | 'done';
  /** What came of it. */
  readonly company?: string | undefined;
}

interface LobbyRow {
  readonly places: readonly LobbyPlace[];
  /** Lobbies can still be funded. */
  readonly open: boolean;
  /** Whose lobby comes after the present one. */
  readonly next: string | null;
}

const STEP = 10;
/** So many amounts are named one by one. */
const FEW = 3;

/** Amounts that are free between two lobbies, as a few words: `£40`, `£40–60`. */
export function freeBetween(lower: number, upper: number): string | null {
  const [least, most] = [lower + STEP, upper - STEP];
  if (most < least) return null;
  if (most === least) return `£${least}`;
  return most - least < FEW * STEP
    ? Array.from({ length: (most - least) / STEP + 1 }, (_, i) => `£${least + i * STEP}`).join(' ')
    : `£${least}–${most}`;
}

/** What has become of the lobbies that are resolved, read from what happened in this round. */
function resolved(lines: readonly InRound[]): LobbyPlace[] {
  const round = lines.at(-1)?.round;
  const events = lines.filter((one) => one.round === round).map(({ line }) => line.event);
  const places: LobbyPlace[] = [];
  for (const event of events) {
    if (event.event === 'resolves')
      places.push({ of: textOf(event, 'by'), amount: Number(event['amount']), state: 'done' });
    const last = places.at(-1);
    if (event.event === 'floats' && last) places[places.length - 1] = { ...last, company: textOf(event, 'company') };
  }
  return places;
}

/** While lobbies are funded, and while they are resolved. */
export function lobbiesOf(s: RailState, lines: readonly InRound[]): LobbyRow | null {
  const round = frameOf(s, 'stockRound');
  if (!round) return null;
  const waiting = round.lobbies.map((lobby): LobbyPlace => ({ ...lobby, state: 'waits' }));
  if (!round.resolved) return waiting.length > 0 ? { places: waiting, open: true, next: null } : null;
  if (!frameOf(s, 'lobbies')) return null;
  const done = resolved(lines);
  const last = done.at(-1);
  const places = frameOf(s, 'float') && last ? [...done.slice(0, -1), { ...last, state: 'now' as const }] : done;
  return { places: [...places, ...waiting], open: false, next: waiting[0]?.of ?? null };
}
