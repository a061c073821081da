import { parZones } from '../par-zones.ts';
import type { Zones } from '../presentation.ts';

export const zones: Zones = {
  ...parZones,
  yellow: { look: 'wide', color: 'zone-yellow', name: 'own.zone.yellow' },
  orange: { look: 'narrow', color: 'zone-orange', name: 'own.zone.orange' },
  brown: { look: 'crossed', color: 'zone-brown', name: 'own.zone.brown' },
  wall: { look: 'wall', color: 'barrier', name: 'own.zone.wall' },
  end: { look: 'end', color: 'accent', name: 'own.zone.end', letters: 'own.zone.endLetters' },
};
