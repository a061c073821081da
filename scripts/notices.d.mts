export const NOTICES: string;
export function folderOf(id: string): string | null;
export function noticesOf(what: string, folders: Iterable<string>): string;
