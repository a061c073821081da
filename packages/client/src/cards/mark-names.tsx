import { useEffect, useMemo } from 'react';
import { useTable } from '../table/context.tsx';
import { useTeachingSettings } from '../teaching/settings.ts';
import { useTeaching } from '../teaching/use-teaching.ts';
import { Named } from './named.tsx';
import { findNames, type Found, namesIn } from './names-in-text.ts';
import { thingKey } from './thing.ts';
import { useMarker } from './told.tsx';

/** Marks names in the texts of a table, and the terms of its book if they are wanted. */
export function MarkNames() {
  const { title, material, seats, names } = useTable('title', 'material', 'seats', 'names');
  const wanted = useTeachingSettings((settings) => settings.terms);
  const taught = useTeaching(title.id);
  const known = useMemo(
    () => namesIn({ material, seats, names, terms: taught?.terms ?? [] }),
    [material, seats, names, taught],
  );
  useEffect(() => {
    const read = new Map<string, readonly Found[]>();
    const find = (text: string, terms: boolean): readonly Found[] => {
      const key = `${terms} ${text}`;
      const found = read.get(key) ?? findNames(known, text, terms);
      read.set(key, found);
      return found;
    };
    useMarker.setState({
      mark: (text, { inButton, terms }) =>
        find(text, terms && wanted).map((part, at) => {
          if (typeof part === 'string') return part;
          const { kind, id, text: name } = part;
          const look = kind === 'term' ? <span className="term">{name}</span> : name;
          // Parts of a text never change their order.
          /* oxlint-disable react/no-array-index-key */
          return inButton ? (
            <span key={at} data-thing={thingKey(kind, id)}>
              {look}
            </span>
          ) : (
            <Named key={at} kind={kind} id={id}>
              {look}
            </Named>
          );
        }),
    });
    return () => useMarker.setState({ mark: null });
  }, [known, wanted]);
  return null;
}
