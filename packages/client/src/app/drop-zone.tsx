import { useEffect, useState } from 'react';
import { useText } from './i18n.tsx';
import { openFile, openText } from './import-game.ts';
import './drop-zone.css';

const carriesFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false;

/** A game file dropped anywhere on the page is opened, and so is the text of one that is pasted. */
export function DropZone() {
  const t = useText();
  const [over, setOver] = useState(false);
  useEffect(() => {
    const drag = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void openFile(file);
    };
    // Text in the hand over nothing that takes it: a game, if it looks like one.
    const paste = (event: ClipboardEvent) => {
      const copied = event.clipboardData?.getData('text/plain').trim() ?? '';
      const isTyped = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
      if (isTyped || !copied.startsWith('{')) return;
      event.preventDefault();
      void openText(copied);
    };
    window.addEventListener('paste', paste);
    window.addEventListener('dragover', drag);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', drag);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
      window.removeEventListener('paste', paste);
    };
  }, []);
  return over ? <div className="drop-zone">{t('import.drop')}</div> : null;
}
