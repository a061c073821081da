import { navigate } from 'wouter/use-browser-location';
import { useExtras } from './extras.ts';

/** Opens a board of one's own at a position of the game whose table is shown. */
function tryFrom(at: number): void {
  navigate(`${location.pathname}/try`, { state: { from: at } });
}

export function useTryIt(): (at: number) => void {
  const { onTry = tryFrom } = useExtras();
  return onTry;
}
