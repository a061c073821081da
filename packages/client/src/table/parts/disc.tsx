import { memo } from 'react';
import { CompanyDisc } from '../../ui/index.ts';
import { useSetting } from '../context.tsx';
import { companyCard } from '../names.ts';

interface Props {
  readonly id: string;
  readonly size: number;
  /** Turned over: it has operated. */
  readonly faceDown?: boolean;
}

/** A company's disc, by its id. */
export const Disc = memo(function Disc({ id, size, faceDown = false }: Props) {
  const { material } = useSetting();
  const card = companyCard(material, id);
  return card ? <CompanyDisc company={card} size={size} faceDown={faceDown} thing={`company:${id}`} /> : null;
});
