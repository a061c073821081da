import type { Stations } from '@roundhouse/rail';
import { useMemo } from 'react';
import { useTable } from '../context.tsx';
import { agreed } from '../decision/agreed.ts';
import { outcomeOf } from '@roundhouse/rail/telling/consequences';
import { actionOf } from '../decision/model.ts';
import { isOffer } from '../decision/offer-terms.tsx';
import { useChoice } from '../decision/use-choice.ts';

/** The stations as they would be after what is pointed at, or after the one answer that a title shows beforehand. */
export function useNextStations(): Stations | undefined {
  const { title, s, decision, presentation } = useTable('title', 's', 'decision', 'presentation');
  const { row, action } = useChoice();
  return useMemo(() => {
    if (!decision || row?.type === 'layTile') return undefined;
    const shown = presentation.frames?.[decision.frame.kind]?.previewed;
    const plain = decision.plainMoves.find(({ type }) => type === shown);
    const chosen = action ?? (plain && actionOf(plain));
    const outcome = chosen && outcomeOf(title, s, chosen);
    if (!outcome?.ok) return undefined;
    const made = s.stack.some(isOffer) ? outcome.done : (agreed(title, outcome.state) ?? outcome.done);
    return made.stations === s.stations ? undefined : made.stations;
  }, [title, s, decision, presentation, row, action]);
}
