import type { GameEvent } from '@roundhouse/kernel';
import { numberOf, textOf } from '@roundhouse/rail/telling/details';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTable } from '../context.tsx';

/** All of it is over in this time, in milliseconds. */
const LONG = 280;
/** More payments than this at once are not followed by any eye. */
const MOST_PAYMENTS = 6;
const REDUCED = '(prefers-reduced-motion: reduce)';

/** Movement that explains the last action: the tile settles, the marker takes its step, money goes where it goes. */
export function Motion() {
  const { view, live, s } = useTable('view', 'live', 's');
  const seen = useRef(view.seq);
  const markers = useRef<ReadonlyMap<string, DOMRect>>(new Map());
  useLayoutEffect(() => {
    const before = markers.current;
    markers.current = placesOf('[data-marker]', 'marker');
    const isNext = live && view.seq === seen.current + 1;
    seen.current = view.seq;
    // Who catches up, looks back or wishes it still sees the position at once.
    if (!isNext || document.hidden || matchMedia(REDUCED).matches) return;
    const events = view.steps.at(-1)?.events ?? [];
    for (const [company, from] of before) stepMarker(company, from, markers.current.get(company));
    for (const event of events) if (event.event === 'layTile') settleTile(textOf(event, 'hex'));
    for (const event of payments(events))
      sendMoney(textOf(event, 'from'), textOf(event, 'to'), numberOf(event, 'amount'));
  }, [view, live, s]);
  // What is still on its way when the table is left goes with it.
  useEffect(() => () => document.querySelectorAll('.motion-money').forEach((one) => one.remove()), []);
  return null;
}

const payments = (events: readonly GameEvent[]): readonly GameEvent[] => {
  const paid = events.filter(({ event }) => event === 'pay');
  return paid.length > MOST_PAYMENTS ? [] : paid;
};

function placesOf(selector: string, name: string): ReadonlyMap<string, DOMRect> {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  return new Map(found.map((one) => [one.dataset[name]!, one.getBoundingClientRect()]));
}

const timing = { duration: LONG, easing: 'ease-out' } as const;

/** From the cell where it stood to the one where it stands. */
function stepMarker(company: string, from: DOMRect, to: DOMRect | undefined): void {
  if (!to || to.width === 0 || (from.x === to.x && from.y === to.y)) return;
  const marker = document.querySelector(`[data-marker="${CSS.escape(company)}"]`);
  marker?.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: '0 0' }], timing);
}

/** A frame comes down on the hex. */
function settleTile(hex: string): void {
  const ground = document.querySelector(`.b-live [data-hex="${CSS.escape(hex)}"]`);
  ground?.animate(
    [
      { filter: 'brightness(1.35)', opacity: 0.35 },
      { filter: 'none', opacity: 1 },
    ],
    timing,
  );
}

/** A sum goes from card to card; where one of them is not on the screen, it comes and goes at the other. */
function sendMoney(from: string, to: string, amount: number): void {
  const [a, b] = [from, to].map((owner) => document.querySelector(`[data-owner="${CSS.escape(owner)}"]`));
  const [start, end] = [a ?? b, b ?? a].map((card) => card?.getBoundingClientRect());
  if (!start || !end || amount <= 0) return;
  const sum = document.createElement('span');
  sum.className = 'motion-money num';
  sum.setAttribute('aria-hidden', 'true');
  sum.textContent = a && b ? String(amount) : `${b ? '+' : '−'}${amount}`;
  const rise = a && b ? 0 : b ? -14 : 14;
  document.body.append(sum);
  const at = ({ right, top }: DOMRect, by = 0): string => `translate(${right - 64}px, ${top + 8 + by}px)`;
  const move = sum.animate(
    [
      { transform: at(start, -rise), opacity: 0.2 },
      { opacity: 1, offset: 0.3 },
      { transform: at(end), opacity: 0.9 },
    ],
    timing,
  );
  const gone = (): void => sum.remove();
  move.finished.then(gone, gone);
}
