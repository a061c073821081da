import { useText } from '../app/i18n.tsx';
import { MenuCheck, MenuItem, MenuSeparator } from '../ui/index.ts';
import { useTable } from '../table/context.tsx';
import { useTeachingSettings } from './settings.ts';
import '../messages/parts.ts';

/** What of the help is shown: the minute again, tips, terms. */
export function TeachingItems() {
  const t = useText();
  const { title } = useTable('title');
  const { tips, terms, setTips, setTerms, showAgain, openAbout } = useTeachingSettings();
  return (
    <>
      <MenuSeparator />
      <MenuItem onSelect={() => openAbout(true)}>{t('teaching.about')}</MenuItem>
      <MenuCheck checked={tips} onChange={setTips}>
        {t('teaching.tips')}
      </MenuCheck>
      <MenuItem onSelect={() => showAgain(title.id)}>{t('teaching.again')}</MenuItem>
      <MenuCheck checked={terms} onChange={setTerms}>
        {t('teaching.terms')}
      </MenuCheck>
    </>
  );
}
