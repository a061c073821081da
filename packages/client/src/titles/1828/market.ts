import { parZones } from '../par-zones.ts';
import type { Zones } from '../presentation.ts';

export const zones: Zones = {
  ...parZones,
  gray: { look: 'hatched', name: 'own.zone.gray' },
  end: { look: 'end', color: 'accent', name: 'own.zone.end', letters: 'own.zone.endLetters' },
};
