import { useTable } from '../table/context.tsx';
import { isFirstSide, phaseCard } from '../table/names.ts';
import { PhaseEffects } from '../table/parts/phase-effects.tsx';
import { Train } from '../table/parts/train.tsx';
import { PhaseChip } from '../ui/index.ts';
import { CardHead, Fact, Facts, Listed } from './parts.tsx';
import { useCardText } from './texts.ts';

/** A phase: what starts it, what it allows, which trains it takes away. */
export function PhaseCard({ id }: { readonly id: string }) {
  const { s, material, names } = useTable('s', 'material', 'names');
  const t = useCardText();
  const phase = phaseCard(material, id);
  if (!phase) return <p>{t('card.gone')}</p>;
  const at = material.phases.indexOf(phase);
  const now = material.phases.findIndex((one) => one.id === s.phase);
  const starts = material.trains.filter((card) => card.phase === id).filter(isFirstSide);
  const rusts = material.trains.filter((card) => card.rusts === id).filter(isFirstSide);
  return (
    <>
      <CardHead
        name={<PhaseChip name={names.phase(id)} color={phase.color} />}
        note={t(at === now ? 'card.phase.now' : at < now ? 'card.phase.gone' : 'card.phase.toCome')}
      />
      <Facts>
        <Fact name={t('card.startsWith')}>
          {at > 0 && starts.length > 0 && (
            <Listed>
              {starts.map((card) => (
                <Train key={card.id} id={card.id} />
              ))}
            </Listed>
          )}
        </Fact>
        <Fact name={t('card.rusts')}>
          {rusts.length === 0 ? (
            t('card.rustsNothing')
          ) : (
            <Listed>
              {rusts.map((card) => (
                <Train key={card.id} id={card.id} rusting />
              ))}
            </Listed>
          )}
        </Fact>
      </Facts>
      <div className="thing-effects">
        <PhaseEffects phase={phase} />
      </div>
    </>
  );
}
