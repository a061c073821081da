import { useEffect, useRef } from 'react';
import { notice } from '../../app/notices.tsx';
import { useTable } from '../context.tsx';
import { canNotice, switchNotices, useAlerts } from './settings.ts';
import '../../messages/parts.ts';

/** Tells somebody who looks elsewhere that it is their turn: in the tab's icon, and as loudly as they want it. */
export function Alerts() {
  const { view, asked, say, live } = useTable('view', 'asked', 'say', 'live');
  const isMine = !view.state.ended && asked.length > 0;
  useIcon(isMine);
  useFirstQuestion();
  const wasMine = useRef(isMine);
  const text = say('alerts.turn', { table: view.name });
  useEffect(() => {
    const isNew = isMine && !wasMine.current;
    wasMine.current = isMine || !live;
    if (!isNew || !live) return;
    const { notice: isOn } = useAlerts.getState();
    if (!isOn || document.visibilityState === 'visible' || !canNotice()) return;
    const shown = new Notification(text, { tag: view.id, icon: '/icon.svg' });
    shown.onclick = () => window.focus();
    return () => shown.close();
  }, [isMine, live, text, view.id]);
  return null;
}

function useIcon(isMine: boolean): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!link) return;
    link.href = isMine ? '/icon-turn.svg' : '/icon.svg';
    return () => {
      link.href = '/icon.svg';
    };
  }, [isMine]);
}

/** Asked once on a device, at its first table with others. */
function useFirstQuestion(): void {
  const { say } = useTable('say');
  const question = say('alerts.ask');
  const [yes, no] = [say('alerts.yes'), say('alerts.no')];
  useEffect(() => {
    if (useAlerts.getState().asked) return;
    useAlerts.getState().set({ asked: true });
    notice((toast) =>
      toast(question, {
        duration: Number.POSITIVE_INFINITY,
        action: {
          label: yes,
          onClick: () => {
            useAlerts.getState().set({ sound: true });
            void switchNotices(true);
          },
        },
        cancel: { label: no, onClick: () => {} },
      }),
    );
  }, [question, yes, no]);
}
