import { parZones } from '../par-zones.ts';
import type { Presentation } from '../presentation.ts';

export const zones: Presentation['zones'] = {
  ...parZones,
  gray: { look: 'hatched', name: 'own.zone.gray' },
  end: { look: 'end', color: 'accent', name: 'own.zone.end', letters: 'own.zone.endLetters' },
};
