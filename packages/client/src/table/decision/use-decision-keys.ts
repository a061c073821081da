import { useEffect } from 'react';
import { useTableStore } from '../store.ts';
import { isTyping } from '../keys.ts';
import { turned } from './turn.ts';
import { useChoice } from './use-choice.ts';

/** Enter does what the accent button does, R turns the tile, Esc forgets what was pointed at. */
export function useDecisionKeys(): void {
  const { row } = useChoice();
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const { pick, choose, values, forget } = useTableStore.getState();
      if (event.key === 'Escape') forget();
      else if (event.key.toLowerCase() === 'r' && row && 'tile' in row.choice.fields && !isTyping(event.target))
        choose(row.key, { ...values, rotation: turned(row, values) });
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
