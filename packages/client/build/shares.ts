import type { Rolldown } from 'vite';

/** The pages whose sight is a table. */
const TABLES = ['table/table-page', 'online/room/online-table', 'lesson/lesson-page', 'share/open-page'];

const path = (name: string): RegExp => new RegExp(`client.src.${name.replaceAll('/', '.')}\\.tsx?$`);
const tables = TABLES.map(path);
const isTable = (page: string): boolean => tables.some((table) => table.test(page));

/**
 * Which file a module comes in, by the pages that need it at once. What a table shares with another page is `first`, what only
 * tables need is `table`: one large file compresses by a tenth better than a dozen of its parts.
 */
export function shareOf(id: string, context: Rolldown.ChunkingContext): 'first' | 'table' | null {
  const pages = pagesOf(id, context);
  const [table] = tables;
  if (!pages.some((page) => table!.test(page))) return null;
  return pages.every((page) => !knownOf(page, context).page || isTable(page)) ? 'table' : 'first';
}

/** A module as far as it matters here. */
interface Known {
  readonly importers: readonly string[];
  /** Asked for by itself, as an entry or by `import()`. */
  readonly asked: boolean;
  /** It has an address; the program that begins all pages counts as one. */
  readonly page: boolean;
}

/** Asking the bundler takes far longer than a walk through all modules. */
const known = new Map<string, Known>();

function knownOf(id: string, context: Rolldown.ChunkingContext): Known {
  let found = known.get(id);
  if (!found) {
    const { importers = [], dynamicImporters = [], isEntry = false } = context.getModuleInfo(id) ?? {};
    const page = isEntry || dynamicImporters.some((importer) => /client.src.app.routes\.tsx$/.test(importer));
    found = { importers, asked: isEntry || dynamicImporters.length > 0, page };
    known.set(id, found);
  }
  return found;
}

/** What is asked for by itself and needs this module at once. */
function pagesOf(id: string, context: Rolldown.ChunkingContext): readonly string[] {
  const seen = new Set([id]);
  for (const one of seen) for (const importer of knownOf(one, context).importers) seen.add(importer);
  return [...seen].filter((one) => knownOf(one, context).asked);
}
