import { parZones } from '../par-zones.ts';
import type { Zones } from '../presentation.ts';

export const zones: Zones = {
  ...parZones,
  liquidation: {
    look: 'crossed',
    color: 'bad',
    name: 'own.zone.liquidation',
    letters: 'own.zone.liquidationLetters',
  },
  end: { look: 'end', color: 'accent', name: 'own.zone.end', letters: 'own.zone.endLetters' },
};
