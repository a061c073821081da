/** One set of listeners for all names of a table. */
import { useCards } from './store.ts';
import { thingAround, thingsWithin } from './thing.ts';

/** How long a pointer rests on a name before its card comes, in milliseconds; on the map, over which it is always moving, longer. */
const REST = { name: 450, map: 900 };
/** On its way to the card the pointer may leave the name for so long. */
const GRACE = 250;
/** A finger that stays so long on something that a tap would press opens its card instead. */
const HOLD = 500;
/** A finger trembles by so many pixels. */
const STILL = 8;

const CONTROLS = 'button, a, summary, label, input, [role="button"], [role="tab"], [role="slider"]';

/** Starts to listen; returns what stops it. */
export function listen(): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let held = false;
  const cards = () => useCards.getState();

  const over = ({ target, pointerType, buttons }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    if (target instanceof Element && target.closest('.thing-card')) return clearTimeout(leaving);
    clearTimeout(resting);
    const { card } = cards();
    const found = buttons === 0 ? thingAround(target) : null;
    if (card?.how === 'hover' && found?.element !== card.at) {
      clearTimeout(leaving);
      leaving = setTimeout(() => cards().card?.how === 'hover' && cards().close(), GRACE);
    }
    // What glows is about to be pressed, and shows by itself what that would do.
    if (!found || card?.how === 'press' || found.element.hasAttribute('data-choice')) return;
    const wait = found.element.closest('.b-window') ? REST.map : REST.name;
    resting = setTimeout(() => {
      clearTimeout(leaving);
      if (found.element.isConnected) cards().open({ thing: found.thing, at: found.element, how: 'hover' });
    }, wait);
  };

  const press = (event: MouseEvent): void => {
    clearTimeout(resting);
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('.thing-card')) return;
    if (held) {
      // The finger has opened a card: what lies under it is not pressed as well.
      held = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    // A name that is a button opens its card; any other button is pressed for what it does.
    const control = target?.closest(CONTROLS);
    const found = control && !control.hasAttribute('data-thing') ? null : thingAround(control ?? target);
    if (!found || (found.thing.kind === 'hex' && isChoosingHex())) return cards().close();
    if (cards().card?.how === 'press' && cards().card?.at === found.element) return cards().close();
    cards().open({ thing: found.thing, at: found.element, how: 'press' });
  };

  let finger: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  const touch = ({ target, pointerType, clientX, clientY }: PointerEvent): void => {
    held = false;
    from = { x: clientX, y: clientY };
    if (pointerType === 'mouse') return;
    const found = thingAround(target);
    if (!found) return;
    finger = setTimeout(() => {
      held = true;
      cards().open({ thing: found.thing, at: found.element, how: 'press' });
    }, HOLD);
  };
  const letGo = (): void => clearTimeout(finger);
  const moved = ({ clientX, clientY }: PointerEvent): void => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > STILL) letGo();
  };

  const key = (event: KeyboardEvent): void => {
    const { card, open, close } = cards();
    if (event.key === 'Escape' && card) {
      event.preventDefault();
      event.stopPropagation();
      close();
      if (card.how === 'press' && card.at instanceof HTMLElement) card.at.focus();
      return;
    }
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
    const place = card?.how === 'press' ? asked : document.activeElement;
    if (!place || place.matches('input, textarea, select')) return;
    const all = thingsWithin(place === document.body ? (document.querySelector('#decision') ?? place) : place);
    // Another press leads to the next thing that is named there.
    const next = all[(all.findIndex(({ element }) => element === card?.at) + 1) % Math.max(1, all.length)];
    if (!next) return;
    asked = place;
    event.preventDefault();
    open({ thing: next.thing, at: next.element, how: 'press' });
  };
  let asked: Element | null = null;

  const listeners: readonly (readonly [string, (event: never) => void, boolean])[] = [
    ['pointerover', over, false],
    ['click', press, true],
    ['pointerdown', touch, false],
    ['pointerup', letGo, false],
    ['pointermove', moved, false],
    ['pointercancel', letGo, false],
    ['keydown', key, true],
  ];
  for (const [name, listener, first] of listeners) document.addEventListener(name, listener as EventListener, first);
  return () => {
    for (const [name, listener, first] of listeners)
      document.removeEventListener(name, listener as EventListener, first);
    clearTimeout(resting);
    clearTimeout(leaving);
    clearTimeout(finger);
    cards().close();
  };
}

/** While a hex is being picked, the board is for that. */
const isChoosingHex = (): boolean => document.querySelector('.b-choice, .b-slot-choice') !== null;
