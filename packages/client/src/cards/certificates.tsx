import { percentOf } from '@roundhouse/rail';
import { useTable } from '../table/context.tsx';
import { Disc } from '../table/parts/disc.tsx';
import { CardHead, Fact, Facts, Link, Listed } from './parts.tsx';
import { useCardText } from './texts.ts';

/** What a player holds that counts as certificates, and how many may be held. */
export function CertificatesCard({ id }: { readonly id: string }) {
  const { s, title, material, names } = useTable('s', 'title', 'material', 'names');
  const t = useCardText();
  const { held, limit } = title.certificates(s, id);
  const shares = material.companies.filter(({ id: company }) => percentOf(s, company, id) > 0);
  const privates = Object.keys(s.privates).filter((one) => s.privates[one] === id);
  return (
    <>
      <CardHead
        name={t('card.certificates')}
        note={
          <>
            <bdi>{names.owner(id)}</bdi> ·{' '}
            {Number.isFinite(limit) ? t('card.holdsOf', { held, limit }) : t('card.holdsAll', { held })}
          </>
        }
      />
      <Facts>
        <Fact name={t('card.holds')}>
          {shares.length === 0 ? (
            t('card.nothing')
          ) : (
            <Listed>
              {shares.map(({ id: company }) => (
                <Link key={company} kind="company" id={company}>
                  <Disc id={company} size={20} /> {percentOf(s, company, id)}%
                </Link>
              ))}
            </Listed>
          )}
        </Fact>
        <Fact name={t('card.privates')}>{privates.map((one) => names.private(one)).join(', ')}</Fact>
      </Facts>
    </>
  );
}
