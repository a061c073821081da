import { Icon, type IconName, Menu, MenuItem, MenuSeparator } from '../../ui/index.ts';
import { useTable } from '../context.tsx';
import { useExtras } from '../extras.ts';
import { menuItems, TableMenuItems } from '../top-bar/menu-items-later.ts';
import { type Tab, useTableStore } from '../store.ts';
import { tabsOf } from './offered.ts';
import { useShownTab } from './shown-tab.ts';

const first: readonly (readonly [Tab, IconName])[] = [
  ['map', 'map'],
  ['market', 'chart'],
  ['holdings', 'people'],
  ['log', 'log'],
];

/** The tab bar of a phone: four places, and the others behind "more", with the menu of the table. What a title opens takes the place of the log. */
export function PhoneTabs() {
  const { s, presentation, say, game, view } = useTable('s', 'presentation', 'say', 'game', 'view');
  const tab = useShownTab();
  const ownTab = presentation.own?.tab;
  const open = ownTab?.isOpen(s) ? ownTab : undefined;
  const { PhonePlace } = useExtras();
  const usual: typeof first = PhonePlace ? [...first.slice(0, -1), ['extra', 'log']] : first;
  const others = PhonePlace ? usual.filter(([id]) => id !== 'market') : usual.slice(0, -1);
  const places = open ? [['own', 'log'] as const, ...others] : usual;
  const nameOf = (id: Tab): string => {
    if (id === 'own') return say(open!.name);
    return id === 'extra' ? PhonePlace!.name : say(`tabs.${id}`);
  };
  const { show } = useTableStore.getState();
  const rest = tabsOf(game.can, view).filter((id) => !places.some(([one]) => one === id));
  return (
    <nav className="phone-tabs" aria-label={say('tabs.label')}>
      {places.map(([id, icon]) => (
        <button key={id} type="button" aria-current={tab === id ? 'page' : undefined} onClick={() => show(id)}>
          <Icon name={icon} size={20} />
          {nameOf(id)}
        </button>
      ))}
      <Menu
        items={menuItems}
        trigger={
          <button type="button" aria-current={rest.some((id) => id === tab) ? 'page' : undefined}>
            <Icon name="menu" size={20} />
            {say('tabs.more')}
          </button>
        }
      >
        {rest.map((id) => (
          <MenuItem key={id} onSelect={() => show(id)}>
            {say(`tabs.${id}`)}
          </MenuItem>
        ))}
        <MenuSeparator />
        <TableMenuItems />
      </Menu>
    </nav>
  );
}
