import { CompanyDisc } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { companyCard } from '../names.ts';

/** A company's disc, by its id. */
export function Disc({ id, size }: { readonly id: string; readonly size: number }) {
  const { material } = useTable();
  const card = companyCard(material, id);
  return card ? <CompanyDisc company={card} size={size} /> : null;
}
