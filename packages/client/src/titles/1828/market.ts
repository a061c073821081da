import type { Presentation } from '../presentation.ts';

export const zones: Presentation['zones'] = {
  'par-yellow': {
    look: 'framed',
    color: 'yellow',
    name: 'own.zone.parYellow',
    letters: 'own.zone.parYellowLetters',
  },
  'par-green': { look: 'framed', color: 'green', name: 'own.zone.parGreen', letters: 'own.zone.parGreenLetters' },
  'par-blue': { look: 'framed', color: 'blue', name: 'own.zone.parBlue', letters: 'own.zone.parBlueLetters' },
  'par-brown': { look: 'framed', color: 'brown', name: 'own.zone.parBrown', letters: 'own.zone.parBrownLetters' },
  gray: { look: 'hatched', name: 'own.zone.gray' },
  end: { look: 'end', color: 'accent', name: 'own.zone.end', letters: 'own.zone.endLetters' },
};
