import type { ReactNode } from 'react';
import { Coming } from '../app/coming.ts';
import { partOf } from '../app/lazy-part.tsx';
import { retrying } from '../app/retrying.ts';
import { FirstPress, type Trigger } from './first-press.tsx';

const opened = new Coming(retrying(async () => (await import('./open-popover.tsx')).OpenPopover));
const OpenPopover = partOf(opened);

export interface PopoverProps {
  readonly trigger: Trigger;
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
}

export function Popover(props: PopoverProps) {
  return (
    <FirstPress trigger={props.trigger} opens="dialog" parts={[opened]}>
      <OpenPopover {...props} />
    </FirstPress>
  );
}
