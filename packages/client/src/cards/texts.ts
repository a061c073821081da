import { fillIn, type TextValues } from '@roundhouse/kernel';
import { wordOf } from '@roundhouse/rail';
import { useMemo } from 'react';
import words from '../messages/cards.json';
import { useSetting } from '../table/context.tsx';

export type CardTextId = keyof typeof words;
export type CardText = (id: CardTextId, values?: TextValues) => string;

/** What cards say: a catalogue of its own, fetched with the first of them. A title's own word goes first. */
export function useCardText(): CardText {
  const { title } = useSetting();
  return useMemo(() => {
    const terms = { director: wordOf(title, 'term.director') ?? '', station: wordOf(title, 'term.station') ?? '' };
    return (id, values) => {
      const all = { ...terms, ...values };
      return wordOf(title, `own.${id}`, all) ?? fillIn(words[id], all);
    };
  }, [title]);
}
