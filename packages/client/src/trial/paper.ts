import { useEffect } from 'react';

/** What is only a trial stands on other paper: one attribute, and every part of the page follows. */
export function usePaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['paper'] = 'trial';
    return () => {
      delete dataset['paper'];
    };
  }, []);
}
