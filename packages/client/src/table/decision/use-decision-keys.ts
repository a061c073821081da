import { useEffect } from 'react';
import { useTableStore } from '../store.ts';
import { isTyping } from '../keys.ts';
import { turned } from './turn.ts';
import { useChoice } from './use-choice.ts';

/** What J and K go through, in the order of the page. */
const ROWS = '.option > button, .leader-list button, .hex-list button, .lot > button, .side-card:not(:disabled)';

/** The next of these, or the one before; from the chosen or the focused one, else from the first. */
function step(selector: string, by: number): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const at = all.findIndex((one) => one === document.activeElement);
  const from = at >= 0 ? at : all.findIndex((one) => one.getAttribute('aria-pressed') === 'true');
  return all[from < 0 ? (by > 0 ? 0 : all.length - 1) : (from + by + all.length) % all.length];
}

/** Goes to a row; one that is only pointed at by a click is pointed at. */
function goToRow(by: number): void {
  const row = step(`.decision :is(${ROWS})`, by);
  row?.focus();
  if (row?.getAttribute('aria-pressed') === 'false') row.click();
}

/** Enter does what the accent button does, R turns the tile, T takes another, J and K go through the rows, Esc forgets what was pointed at. */
export function useDecisionKeys(): void {
  const { row } = useChoice();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { pick, choose, values, forget } = useTableStore.getState();
      const key = event.key.toLowerCase();
      const by = event.shiftKey ? -1 : 1;
      if (event.key === 'Escape') forget();
      else if (key === 'r' && row && 'tile' in row.choice.fields && !isTyping(event.target))
        choose(row.key, { ...values, rotation: turned(row, values, by) });
      else if (key === 't' && !isTyping(event.target)) step('.lay-card', by)?.click();
      else if ((key === 'j' || key === 'k') && !isTyping(event.target)) goToRow(key === 'j' ? 1 : -1);
      else if (event.key === 'Enter' && !pressesItself(event.target)) {
        const button = document.querySelector<HTMLButtonElement>('[data-confirm][aria-keyshortcuts]:not(:disabled)');
        if (!button) return;
        event.preventDefault();
        pick({ refusal: null });
        button.click();
      }
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [row]);
}

/** On a control of its own Enter belongs to that control; on a chosen row it confirms. */
function pressesItself(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('[aria-pressed="true"], .stepper input, .board')) return false;
  return target.closest('button, a, input, select, textarea, [role="menuitem"], [role="dialog"]') !== null;
}
