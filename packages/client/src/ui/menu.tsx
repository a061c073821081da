import { lazy, type ReactNode } from 'react';
import { retrying } from '../app/retrying.ts';
import { FirstPress, type Trigger } from './first-press.tsx';
import type * as Parts from './menu-parts.tsx';

const load = retrying(() => import('./menu-parts.tsx'));

const later = <K extends keyof typeof Parts>(name: K): (typeof Parts)[K] =>
  lazy(async () => ({ default: (await load())[name] as () => ReactNode })) as unknown as (typeof Parts)[K];

const OpenMenu = later('OpenMenu');
export const MenuItem = later('MenuItem');
export const MenuRadio = later('MenuRadio');
export const MenuCheck = later('MenuCheck');
export const MenuSeparator = later('MenuSeparator');

interface Props {
  readonly trigger: Trigger;
  readonly children: ReactNode;
}

export function Menu({ trigger, children }: Props) {
  return (
    <FirstPress trigger={trigger} opens="menu" load={load}>
      <OpenMenu trigger={trigger}>{children}</OpenMenu>
    </FirstPress>
  );
}
