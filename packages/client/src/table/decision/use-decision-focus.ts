import { HOST } from '@roundhouse/kernel';
import { useEffect, useRef } from 'react';
import { useTable } from '../context.tsx';
import { useTableStore } from '../store.ts';

/** Where the next choice is made, the likeliest place first. Never a button that would do something at once. */
const PLACES = [
  '.option-chosen > button',
  '.options-head button',
  '.hex-list button',
  '.leader-list button',
  '.option > button',
];

/** When a table opens, after every action, and when a hex is chosen or left, the focus stands on what is to be decided next. */
export function useDecisionFocus(): void {
  const { s, decision, view } = useTable('s', 'decision', 'view');
  const hex = useTableStore((store) => store.hex);
  const before = useRef<{ readonly s: unknown; readonly hex: string | null }>({ s: null, hex });
  useEffect(() => {
    const last = before.current;
    before.current = { s, hex };
    // What the host shows, the best run, answers nothing.
    const shown = last.s !== null && last.s !== s && view.steps.at(-1)?.action.by === HOST;
    if ((last.s === s && last.hex === hex) || !decision || shown) return;
    const body = document.querySelector('.decision .decision-body');
    if (last.s !== s && body) body.scrollTop = 0;
    if (isBusyElsewhere()) return;
    focusDecision(hex === null && last.hex !== null ? [`.hex-list [data-hex-name="${last.hex}"]`] : []);
    if (last.s === null) showFocusByKeyOnly();
  }, [s, hex, decision, view]);
}

/** Puts the focus on the next choice; where there is none yet, on what scrolls, or on the only button. */
export function focusDecision(first: readonly string[] = []): void {
  const panel = document.querySelector<HTMLElement>('.decision');
  if (!panel) return;
  const choice = () =>
    [...first, ...PLACES]
      .map((place) => [...panel.querySelectorAll<HTMLElement>(place)].find(isSeen))
      .find((place) => place);
  const body = panel.querySelector<HTMLElement>('.decision-body[tabindex]');
  const now = choice() ?? body ?? panel.querySelector<HTMLElement>('button');
  now?.focus();
  if (body && now === body) focusWhenFilled(body, choice);
}

/** A part of the page that is still being fetched brings its choices later: the focus waits for them where it is. */
function focusWhenFilled(body: HTMLElement, choice: () => HTMLElement | undefined): void {
  const watch = new MutationObserver(() => {
    const there = choice();
    const waits = document.activeElement === body;
    if (waits && !there) return;
    watch.disconnect();
    if (!waits) return;
    there?.focus();
    if (body.hasAttribute('data-quiet')) showFocusByKeyOnly();
  });
  watch.observe(body, { childList: true, subtree: true });
}

/** Nobody has used a key yet: the ring around what has the focus comes with the first. */
function showFocusByKeyOnly(): void {
  const { activeElement: focused } = document;
  focused?.setAttribute('data-quiet', '');
  addEventListener('keydown', () => focused?.removeAttribute('data-quiet'), { once: true, capture: true });
}

const isSeen = (element: HTMLElement): boolean => element.checkVisibility();

/** Somebody who reads the log or types is left alone; the decision and the board are where the last answer was given. */
function isBusyElsewhere(): boolean {
  const active = document.activeElement;
  if (!active || active === document.body || active.matches(':disabled')) return false;
  return active.closest('.decision, .b-window') === null;
}
