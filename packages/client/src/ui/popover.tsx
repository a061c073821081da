import { lazy, type ReactNode } from 'react';
import { retrying } from '../app/retrying.ts';
import { FirstPress, type Trigger } from './first-press.tsx';

const load = retrying(() => import('./open-popover.tsx'));
const OpenPopover = lazy(async () => ({ default: (await load()).OpenPopover }));

export interface PopoverProps {
  readonly trigger: Trigger;
  readonly label: string;
  readonly children: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
}

export function Popover(props: PopoverProps) {
  return (
    <FirstPress trigger={props.trigger} opens="dialog" load={load}>
      <OpenPopover {...props} />
    </FirstPress>
  );
}
