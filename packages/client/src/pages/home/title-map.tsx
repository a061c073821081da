import { SmallMap } from './small-map.tsx';
import './title-map.css';

/** The empty map of a title, for its card. */
export function TitleMap({ title }: { readonly title: string }) {
  return (
    <div className="title-map">
      <SmallMap title={title} />
    </div>
  );
}
