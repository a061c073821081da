import { lazyPart } from '../lazy-part.tsx';
import type { PartProps, Presentation } from '../presentation.ts';
import { printed } from './board.ts';

const DealtLots = lazyPart<PartProps>(async () => (await import('../../table/auction/dealt-lots.tsx')).DealtLots);
const ForcedTrain = lazyPart<PartProps>(async () => (await import('./emergency.tsx')).ForcedTrain);

export const presentation: Presentation = {
  id: 'soh',
  printed,
  turns: [
    {
      turn: 'operatingTurn',
      steps: [
        { name: 'own.step.shares', frames: ['treasuryShares'] },
        { name: 'own.step.privates', frames: ['buyPrivates'] },
        { name: 'own.step.track', frames: ['track'] },
        { name: 'own.step.station', frames: ['station'] },
        { name: 'own.step.run', frames: ['run'] },
        { name: 'own.step.dividend', frames: ['dividend'] },
        { name: 'own.step.trains', frames: ['trains', 'emergency', 'discard'] },
      ],
    },
  ],
  panels: { lotAuction: DealtLots, emergency: ForcedTrain },
  panelsLast: ['lotAuction'],
  behind: { activate: 'buy', placeStation: 'layTile' },
  zones: {
    par: { look: 'framed', color: 'phase-yellow', name: 'own.zone.par', letters: 'own.zone.parLetters' },
    ledge: { look: 'ledge', name: 'own.zone.ledge' },
    end: { look: 'end', color: 'accent', name: 'own.zone.end', letters: 'own.zone.endLetters' },
  },
  playerMark: (s, player) => ((s.ext as { startCard?: string }).startCard === player ? 'own.startCard' : null),
  progress(_, frame) {
    if (frame.kind !== 'track') return null;
    const { laid, replaced } = frame as unknown as { laid: number; replaced: number };
    return { id: 'own.track.left', values: { left: 2 - laid - replaced, replaced } };
  },
};
