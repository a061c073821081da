import type { ComponentType, ReactNode } from 'react';
import { Coming, useComing } from '../app/coming.ts';
import { retrying } from '../app/retrying.ts';
import { FirstPress, type Trigger } from './first-press.tsx';
import type * as Parts from './menu-parts.tsx';

const parts = new Coming(retrying(() => import('./menu-parts.tsx')));

/** A part of an open menu: they are all there before one opens. */
function part<K extends keyof typeof Parts>(name: K): (typeof Parts)[K] {
  const MenuPart = (props: object): ReactNode => {
    const Part = useComing(parts)?.[name] as ComponentType | undefined;
    return Part && <Part {...props} />;
  };
  return MenuPart as (typeof Parts)[K];
}

const OpenMenu = part('OpenMenu');
export const MenuItem = part('MenuItem');
export const MenuRadio = part('MenuRadio');
export const MenuCheck = part('MenuCheck');
export const MenuSeparator = part('MenuSeparator');

interface Props {
  readonly trigger: Trigger;
  /** What stands in it, where that comes with the menu, too. */
  readonly items?: Coming<unknown>;
  readonly children: ReactNode;
}

export function Menu({ trigger, items, children }: Props) {
  return (
    <FirstPress trigger={trigger} opens="menu" parts={items ? [parts, items] : [parts]}>
      <OpenMenu trigger={trigger}>{children}</OpenMenu>
    </FirstPress>
  );
}
