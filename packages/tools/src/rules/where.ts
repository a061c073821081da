/** `rules --where`: the code and the tests of a statement, and the audit of all of a title. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleEntry } from '@roundhouse/kernel';
import { neededCheckout, testSources, testsOf, titleFolder, titleSources } from '../checkout.ts';
import { UsageError } from '../failure.ts';
import { out, outJson, wrap } from '../output.ts';
import type { AnyTitle } from '../title.ts';
import { auditOf, citationsOf } from './citations.ts';
import { contentsOf } from './contents.ts';

/** Statements by an id, or by a section with all that it contains; both in the printed form `1828:8.3.4-2` too. */
export function statementsAt(title: AnyTitle, wanted: string): readonly RuleEntry[] {
  const id = wanted.startsWith(`${title.id}:`) ? wanted.slice(title.id.length + 1) : wanted;
  const within = ({ section }: RuleEntry): boolean =>
    section === id || section.startsWith(`${id}.`) || section.split('/').includes(id);
  const one = title.rules.filter((rule) => rule.id === id);
  const found = one.length > 0 ? one : title.rules.filter(within);
  if (found.length === 0) throw new UsageError(`${title.name} has no statement or section "${id}".`);
  return found;
}

export function showWhere(title: AnyTitle, rules: readonly RuleEntry[], json: boolean): void {
  const root = neededCheckout('--where');
  const folder = titleFolder(root, title.id);
  const sources = titleSources(root, title.id);
  const tests = testSources(root);
  const contents = contentsOf(readFileSync(join(root, folder, 'README.md'), 'utf8'));
  for (const rule of rules) {
    const code = citationsOf(rule.id, sources).map((one) => ({ ...one, path: `${folder}/${one.path}` }));
    const tagged = tests.flatMap(({ path, text }) =>
      testsOf(`${title.id}:${rule.id}`, text).map((one) => ({ path, ...one })),
    );
    const readme = contents.filesOf(rule.section);
    if (json) outJson({ ...rule, code, tests: tagged, readme });
    else {
      out(wrap(`${rule.id}  ${rule.rule} (${rule.kind})`, 110, 2));
      out(`  contents: ${readme.length === 0 ? 'no file listed' : readme.join(', ')}`);
      if (code.length === 0) out('  code: not cited');
      for (const { path, line, text } of code) out(`  code: ${path}:${line}  ${text}`);
      if (tagged.length === 0) out('  tests: none');
      for (const { path, line, says } of tagged) out(`  test: ${path}:${line}  ${says}`);
    }
  }
}

export function showAudit(title: AnyTitle, json: boolean): void {
  const root = neededCheckout('--where');
  const readme = readFileSync(join(root, titleFolder(root, title.id), 'README.md'), 'utf8');
  const audit = auditOf(title.rules, titleSources(root, title.id), contentsOf(readme));
  if (json) return outJson(audit);
  const { statements, uncited, elsewhere } = audit;
  out(`${statements - uncited.length} of ${statements} statements of ${title.name} are named in its sources.`);
  if (uncited.length > 0) out(wrap(`Not cited: ${uncited.join(', ')}`, 110, 2));
  if (elsewhere.length > 0) out(wrap(`Not where the title's contents send a reader: ${elsewhere.join(', ')}`, 110, 2));
}
