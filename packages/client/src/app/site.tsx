import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon, type IconName } from '../ui/icon.tsx';
import { IconButton } from '../ui/button.tsx';
import { showsOnline, useServer } from '../online/there.ts';
import { Logo } from '../ui/logo.tsx';
import { Menu, MenuItem, MenuRadio, MenuSeparator } from '../ui/menu.tsx';
import { type PageTextId, usePageText } from './page-text.ts';
import { chooseFile, pasteGame } from './import-game.ts';
import { type Theme, useTheme } from './theme.ts';
import './site.css';

const places: readonly {
  readonly href: string;
  readonly name: PageTextId;
  readonly icon: IconName;
  readonly online?: true;
}[] = [
  { href: '/', name: 'nav.games', icon: 'home' },
  { href: '/tables', name: 'nav.tables', icon: 'people', online: true },
  { href: '/new', name: 'nav.new', icon: 'plus' },
  { href: '/learn', name: 'nav.learn', icon: 'help' },
  { href: '/rules', name: 'nav.rules', icon: 'book' },
  { href: '/gallery', name: 'nav.gallery', icon: 'map' },
];

/** The frame of every page but the table: name, places, theme; on a phone the places lie at the bottom. */
export function Site({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const t = usePageText();
  const [at] = useLocation();
  const isOnline = useServer(showsOnline);
  useEffect(() => {
    document.title = title === '' ? t('site.name') : t('site.pageTitle', { page: title });
  });
  const links = (withIcons: boolean) =>
    places
      .filter(({ online }) => isOnline || !online)
      .map((place) => (
        <Link key={place.href} href={place.href} aria-current={isAt(at, place.href) ? 'page' : undefined}>
          {withIcons && <Icon name={place.icon} size={20} />}
          {t(place.name)}
        </Link>
      ));
  return (
    <div className="site">
      <a className="site-skip" href="#main">
        {t('nav.skip')}
      </a>
      <header className="site-head">
        <Link href="/" className="site-name">
          <Logo size={30} />
          {t('site.name')}
        </Link>
        <nav className="site-nav" aria-label={t('nav.label')}>
          {links(false)}
        </nav>
        <button type="button" className="site-import" onClick={chooseFile}>
          {t('nav.import')}
        </button>
        <ThemeMenu />
      </header>
      <main id="main" className="site-main" tabIndex={-1}>
        {children}
      </main>
      <nav className="site-bottom" aria-label={t('nav.label')}>
        {links(true)}
      </nav>
    </div>
  );
}

const isAt = (at: string, href: string): boolean => (href === '/' ? at === '/' : at.startsWith(href));

function ThemeMenu() {
  const t = usePageText();
  const { theme, setTheme } = useTheme();
  const themes: readonly { value: Theme; label: string }[] = [
    { value: 'system', label: t('theme.system') },
    { value: 'light', label: t('theme.light') },
    { value: 'dark', label: t('theme.dark') },
  ];
  return (
    <Menu
      trigger={
        <IconButton label={t('nav.more')} className="site-more">
          <Icon name="menu" size={18} />
        </IconButton>
      }
    >
      <MenuItem onSelect={chooseFile}>{t('nav.import')}</MenuItem>
      <MenuItem onSelect={() => void pasteGame()}>{t('home.paste')}</MenuItem>
      <MenuSeparator />
      <MenuRadio label={t('theme.label')} value={theme} values={themes} onChange={setTheme} />
    </Menu>
  );
}
