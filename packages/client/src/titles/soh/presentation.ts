import type { soh } from '@roundhouse/titles';
import { lazyPart } from '../../app/lazy-part.tsx';
import type { PartProps, PresentationOf } from '../presentation.ts';
import { printed } from './board.ts';

const DealtLots = lazyPart<PartProps>(async () => (await import('../../table/auction/dealt-lots.tsx')).DealtLots);
const ForcedTrain = lazyPart<PartProps>(async () => (await import('./emergency.tsx')).ForcedTrain);

export const presentation: PresentationOf<typeof soh> = {
  id: 'soh',
  frames: {
    lotAuction: { part: DealtLots, partLast: true },
    emergency: { part: ForcedTrain },
    operatingTurn: {
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
    track: {
      progress(_, frame) {
        const { laid, replaced } = frame as unknown as { laid: number; replaced: number };
        return { id: 'own.track.left', values: { left: 2 - laid - replaced, replaced } };
      },
    },
  },
  moves: { activate: { listedAfter: 'buy' } },
  zones: {
    par: { look: 'framed', color: 'phase-yellow', name: 'own.zone.par', letters: 'own.zone.parLetters' },
    ledge: { look: 'ledge', name: 'own.zone.ledge' },
    end: { look: 'end', color: 'accent', name: 'own.zone.end', letters: 'own.zone.endLetters' },
  },
  map: { printed },
  players: {
    mark: (s, player) => ((s.ext as { startCard?: string }).startCard === player ? 'own.startCard' : null),
  },
};
