import type { Zones } from './presentation.ts';

/** The boxes for par prices of a market that opens them phase by phase, framed in the colour of their phase. */
export const parZones = {
  'par-yellow': {
    look: 'framed',
    color: 'phase-yellow',
    name: 'own.zone.parYellow',
    letters: 'own.zone.parYellowLetters',
  },
  'par-green': { look: 'framed', color: 'phase-green', name: 'own.zone.parGreen', letters: 'own.zone.parGreenLetters' },
  'par-blue': { look: 'framed', color: 'phase-blue', name: 'own.zone.parBlue', letters: 'own.zone.parBlueLetters' },
  'par-brown': { look: 'framed', color: 'phase-brown', name: 'own.zone.parBrown', letters: 'own.zone.parBrownLetters' },
} as const satisfies Zones;
