import type { Presentation } from '../presentation.ts';

export const zones: Presentation['zones'] = {
  'par-yellow': {
    look: 'framed',
    color: 'phase-yellow',
    name: 'own.zone.parYellow',
    letters: 'own.zone.parYellowLetters',
  },
  'par-green': { look: 'framed', color: 'phase-green', name: 'own.zone.parGreen', letters: 'own.zone.parGreenLetters' },
  'par-blue': { look: 'framed', color: 'phase-blue', name: 'own.zone.parBlue', letters: 'own.zone.parBlueLetters' },
  'par-brown': { look: 'framed', color: 'phase-brown', name: 'own.zone.parBrown', letters: 'own.zone.parBrownLetters' },
  yellow: { look: 'wide', color: 'zone-yellow', name: 'own.zone.yellow' },
  orange: { look: 'narrow', color: 'zone-orange', name: 'own.zone.orange' },
  brown: { look: 'crossed', color: 'zone-brown', name: 'own.zone.brown' },
  wall: { look: 'wall', color: 'barrier', name: 'own.zone.wall' },
  end: { look: 'end', color: 'accent', name: 'own.zone.end', letters: 'own.zone.endLetters' },
};
