import { Coming } from '../../app/coming.ts';
import { partOf } from '../../app/lazy-part.tsx';
import { retrying } from '../../app/retrying.ts';

/** What stands in the menu of any screen; it comes with the menu. */
export const menuItems = new Coming(retrying(async () => (await import('./table-menu-items.tsx')).TableMenuItems));
export const TableMenuItems = partOf(menuItems);
