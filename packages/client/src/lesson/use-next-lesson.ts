import { useEffect, useState } from 'react';
import { loadLessonCards } from './lessons.ts';

/** The lesson that follows one of a title; null after the last, and for a lesson of somebody's own. */
export function useNextLesson(key: string | null): { readonly name: string; readonly href: string } | null {
  const [found, setFound] = useState<{ readonly name: string; readonly href: string } | null>(null);
  useEffect(() => {
    let left = false;
    const [title, number] = key?.split('/') ?? [];
    if (title === undefined) return;
    void loadLessonCards().then((all) => {
      const card = all.get(title)?.[Number(number)];
      if (!left) setFound(card ? { name: card.name, href: `/learn/${title}/${Number(number) + 1}` } : null);
    });
    return () => {
      left = true;
    };
  }, [key]);
  return found;
}
