/**
 * Every place where a title, or a mechanic of `rail`, writes: its calls of the ledger, found in the sources themselves,
 * so that no mark in them is needed and none can be forgotten. The mutation run switches them off one at a time.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { GLOBAL_NAME } from './switches.ts';

/** A call of the ledger: `ledger 16-coal takeCoal.setExt`, numbered where one function has several alike. */
export interface LedgerCall {
  readonly place: string;
  /** From the folder of the sources, with forward slashes. */
  readonly file: string;
  readonly line: number;
  /** Where the called name stands in the file. */
  readonly start: number;
  readonly end: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** What titles share is looked at like a title. */
export const SHARED = 'rail';

/** The folder with the sources of a title, or of what they share; the project's root is where every run starts. */
export function sourcesOf(whose: string, root = process.cwd()): string {
  if (whose === SHARED) return join(root, 'packages', SHARED, 'src');
  const titles = join(root, 'packages', 'titles', 'src');
  const found = [whose, `t${whose}`].map((name) => join(titles, name)).find((folder) => existsSync(folder));
  if (found === undefined) throw new Error(`there is no folder with the sources of "${whose}"`);
  return found;
}

/** The names of the functions that write: those of the ledger that take a draft. */
export function ledgerNames(root = process.cwd()): Set<string> {
  const folder = join(root, 'packages', 'rail', 'src', 'ledger');
  const declared = readdirSync(folder).flatMap((name) => bodyOf(join(folder, name)));
  const functions = declared
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .map(({ declaration }) => declaration as Node | null)
    .filter((node) => node?.type === 'FunctionDeclaration');
  return new Set(functions.filter((node) => takesDraft(node!)).map((node) => nameOf(node!['id'])!));
}

function takesDraft(node: Node): boolean {
  const [first] = node['params'] as readonly Node[];
  const annotation = (first?.['typeAnnotation'] as Node | null)?.['typeAnnotation'] as Node | undefined;
  return nameOf(annotation?.['typeName']) === 'Draft';
}

/** All calls of the ledger in a title, or in what titles share, in the order of its files and lines. */
export function ledgerCalls(whose: string, root = process.cwd()): LedgerCall[] {
  const folder = sourcesOf(whose, root);
  const names = ledgerNames(root);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .flatMap((file) => callsIn(file, readFileSync(join(folder, file), 'utf8'), names));
}

/** The calls in one source. A ledger function that is used in another way than called could not be switched off. */
export function callsIn(file: string, text: string, names: ReadonlySet<string>): LedgerCall[] {
  const body = programOf(file, text);
  const local = new Set(body.filter(({ type }) => type === 'ImportDeclaration').flatMap((one) => imported(one, names)));
  const calls: LedgerCall[] = [];
  const seen = new Map<string, number>();
  const visit = (node: Node, within: readonly string[], parent: Node | null): void => {
    if (node.type === 'ImportDeclaration' || node.type.startsWith('TS')) return visitValue(node, within);
    const name = nameOf(node);
    if (name !== null && local.has(name) && isReference(node, parent)) {
      const line = text.slice(0, node.start).split('\n').length;
      if (parent?.type !== 'CallExpression' || parent['callee'] !== node)
        throw new Error(`${file}:${line} uses ${name} without calling it; the mutation run cannot switch that off`);
      const place = `ledger ${file.replace(/\.ts$/, '')} ${[...within, name].join('.')}`;
      const count = (seen.get(place) ?? 0) + 1;
      seen.set(place, count);
      calls.push({
        place: count === 1 ? place : `${place} #${count}`,
        file,
        line,
        start: node.start,
        end: node.end,
      });
      return;
    }
    visitParts(node, namesOf(node, within));
  };
  /** Types hold no calls, but `a as T` and `a!` hold values. */
  const visitValue = (node: Node, within: readonly string[]): void => {
    const value = node.type === 'ImportDeclaration' ? null : (node['expression'] as Node | undefined);
    if (value && typeof value.type === 'string') visit(value, within, node);
  };
  const visitParts = (node: Node, within: readonly string[]): void => {
    for (const part of Object.values(node)) {
      for (const one of Array.isArray(part) ? (part as unknown[]) : [part]) if (isNode(one)) visit(one, within, node);
    }
  };
  for (const statement of body) visit(statement, [], null);
  return calls;
}

/** The source with one call switched off: what it is given is still worked out, and nothing is written. */
export const withoutCall = (text: string, { start, end }: LedgerCall): string =>
  `${text.slice(0, start)}(() => {})${text.slice(end)}`;

/** The source with one call that can be switched off and on while tests run. */
export const withSwitch = (text: string, { place, start, end }: LedgerCall): string =>
  `${text.slice(0, start)}(globalThis.${GLOBAL_NAME}?.isOff('${place}') ? () => {} : ${text.slice(start, end)})${text.slice(end)}`;

/** Names under which a source knows functions of the ledger. */
function imported(declaration: Node, names: ReadonlySet<string>): string[] {
  const from = (declaration['source'] as Node)['value'] as string;
  if (from !== '@roundhouse/rail' && !/^\.\.?\/(\.\.\/)*ledger\//.test(from)) return [];
  const specifiers = declaration['specifiers'] as readonly Node[];
  return specifiers.flatMap((one) => (names.has(nameOf(one['imported']) ?? '') ? [nameOf(one['local'])!] : []));
}

/** What is declared on the way to a call: functions, constants, and functions that are properties. */
function namesOf(node: Node, within: readonly string[]): readonly string[] {
  const declares = node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator';
  if (declares && within.length === 0) return [nameOf(node['id']) ?? '?'];
  const value = node['value'] as Node | null | undefined;
  if (node.type === 'Property' && value && /Function/.test(value.type)) return [...within, nameOf(node['key']) ?? '?'];
  return within;
}

/** Not the name of a property: `{ pay: 1 }` and `a.pay` have nothing to do with the ledger. */
function isReference(node: Node, parent: Node | null): boolean {
  if (parent?.type === 'MemberExpression') return parent['object'] === node || parent['computed'] === true;
  if (parent?.type === 'Property') return parent['value'] === node || parent['computed'] === true;
  return true;
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && typeof (value as Partial<Node>).type === 'string';
const nameOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' ? (node['name'] as string) : null;

const bodyOf = (path: string): readonly Node[] => programOf(path, readFileSync(path, 'utf8'));

function programOf(file: string, text: string): readonly Node[] {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`);
  return program.body as unknown as readonly Node[];
}
