import type { RuleEntry } from '@roundhouse/kernel';
import type { Command } from 'commander';
import { neededCheckout, taggedRules, testSources } from '../checkout.ts';
import { out, outJson, wrap } from '../output.ts';
import { showAudit, showWhere, statementsAt } from '../rules/where.ts';
import { type AnyTitle, titleOf } from '../title.ts';

interface RulesOptions {
  readonly where?: boolean;
  readonly uncovered?: boolean;
  readonly json?: boolean;
  readonly search?: string;
}

export function addRules(program: Command): void {
  program
    .command('rules')
    .description('Shows the rules of a title as a checklist, section by section.')
    .argument('<title>', 'the game’s id (see `roundhouse titles`)')
    .argument('[statement]', 'id of a statement, or of a section')
    .option('--uncovered', 'list rules without a tagged test (needs a checkout)')
    .option(
      '--where',
      'show the code and the tests of a statement, or the statements that no source names (in a checkout)',
    )
    .option('--search <text>', 'only rules whose id or text contains this')
    .option('--json', 'one JSON line per rule')
    .action((id: string, statement: string | undefined, options: RulesOptions) => {
      const title = titleOf(id);
      if (options.where && statement === undefined) showAudit(title, options.json === true);
      else if (options.where) showWhere(title, statementsAt(title, statement!), options.json === true);
      else showRules(title, statement === undefined ? title.rules : statementsAt(title, statement), options);
    });
}

function showRules(title: AnyTitle, asked: readonly RuleEntry[], { uncovered, json, search }: RulesOptions): void {
  const wanted = search?.toLowerCase() ?? '';
  const matches = (...texts: string[]): boolean => texts.some((text) => text.toLowerCase().includes(wanted));
  let rules = asked.filter((rule) => matches(rule.id, rule.rule));
  const whole = asked === title.rules;
  let questions = title.questions.filter((one) => whole && matches(one.id, one.question, one.reading));
  if (uncovered) {
    const tagged = taggedIds();
    rules = rules.filter(({ id, kind }) => kind !== 'note' && !tagged.has(`${title.id}:${id}`));
    questions = questions.filter(({ id }) => !tagged.has(`${title.id}:${id}`));
  }
  if (json) for (const one of [...rules, ...questions]) outJson(one);
  else if (uncovered) for (const { id } of [...rules, ...questions]) out(id);
  else {
    showSections(rules);
    if (questions.length > 0) out('\nOpen questions, and how they are played');
    for (const { id, question, reading } of questions) {
      out(`  ${wrap(`${id}  ${question} ${reading}`, 110, 6)}`);
    }
  }
}

function showSections(rules: readonly RuleEntry[]): void {
  let section = '';
  for (const rule of rules) {
    if (rule.section !== section) out(`${section === '' ? '' : '\n'}${heading(rule.section)}`);
    section = rule.section;
    const kind = rule.kind === 'rule' ? '' : ` (${rule.kind})`;
    out(`  ${wrap(`${rule.id}  ${rule.rule}${kind}`, 110, 6)}`);
  }
}

/** `stock-round/selling-shares` as `Stock round: selling shares`. */
export function heading(section: string): string {
  const words = section.replaceAll('-', ' ').replaceAll('/', ': ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const taggedIds = (): Set<string> =>
  new Set(testSources(neededCheckout('--uncovered')).flatMap(({ text }) => taggedRules(text)));
