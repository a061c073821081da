import { type Choice, type Entry, type GameFile, plainLine } from '@roundhouse/kernel';
import { framesOf, type Offer, offersOf, type Verdict, verdictOf } from '@roundhouse/kernel/explain';
import type { RailState } from '@roundhouse/rail';
import type { Command } from 'commander';
import { UsageError } from '../failure.ts';
import { loadGame, openGame } from '../files.ts';
import { out, outJson, wrap } from '../output.ts';
import { describe } from '../log/raw.ts';
import type { AnyTitle } from '../title.ts';
import { wholeNumber } from '../values.ts';

interface ExplainOptions {
  readonly at?: number;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** So many of one kind are listed, unless all are wanted. */
const FEW = 6;
const WIDTH = 110;

export function addExplain(program: Command): void {
  program
    .command('explain')
    .description('Shows what is offered at a position of a game, and why an action is refused there.')
    .argument('<file>', 'a game file')
    .argument('[action]', 'an action as JSON; leave out `by` and `frame` where they are clear')
    .option('--at <number>', 'after this many actions; at the end by default', wholeNumber('--at', 0, 1_000_000))
    .option('--all', 'list every choice, not only the first of each kind')
    .option('--json', 'everything as one JSON object')
    .action(explain);
}

/** What an entry of a file holds, unless it is only a note. */
function actionAt({ entries }: GameFile, number: number): Entry | undefined {
  const envelope = entries[number - 1];
  return envelope && 'action' in envelope ? envelope.action : undefined;
}

function explain(path: string, text: string | undefined, { at, all, json }: ExplainOptions): void {
  const { title, history, refused } = openGame(path, true);
  if (at !== undefined && at > history.length) {
    const until = refused ? `only ${history.length} actions of it can be played` : `it has ${history.length} actions`;
    throw new UsageError(`--at ${at} is past the end of the game: ${until}.`);
  }
  const s = history.at(at ?? history.length);
  // Where a file stops, the action that stopped it is what one wants to know about.
  const stopped = refused && at === undefined ? actionAt(loadGame(path).file, refused.entry) : undefined;
  const wanted = text === undefined ? stopped : read(text);
  const verdict = wanted === undefined ? null : verdictOf(title, s, wanted);
  if (json) {
    outJson({
      at: s.seq,
      frames: framesOf(s),
      ended: s.ended,
      offers: offersOf(title, s),
      ...(verdict && { verdict }),
    });
    return;
  }
  const nameOf = (id: string): string => history.players[s.players.indexOf(id)] ?? id;
  out(`After ${s.seq} of ${history.length} actions, ${title.roundName(s)}.`);
  out(`Frames: ${framesOf(s).join(' › ') || 'none, the game is over'}`);
  if (verdict) showVerdict(title, verdict, nameOf);
  else showOffers(title, s, nameOf, all === true);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UsageError(`The action is not JSON: ${plainLine(text)}. For example '{"type":"pass"}'.`);
  }
}

function showOffers(title: AnyTitle, s: RailState, nameOf: (id: string) => string, all: boolean): void {
  const offers = offersOf(title, s);
  for (const by of new Set(offers.map((offer) => offer.by))) {
    out(`\n${nameOf(by)} (${by})`);
    for (const offer of offers.filter((one) => one.by === by)) showOffer(offer, all);
  }
  if (offers.length === 0) out('Nobody has anything to decide.');
}

function showOffer({ type, frame, ambient, choices, unavailable }: Offer, all: boolean): void {
  out(
    `  ${type} in ${frame}${ambient ? ', at any time' : ''}: ${choices.length} possible, ${unavailable.length} refused`,
  );
  listed(choices, all, partsOf);
  listed(unavailable, all, (one) => `✗ ${partsOf(one)}: ${one.refusal.text} (${one.refusal.rule})`);
}

/** Without the kind, which stands above. */
const partsOf = (choice: Choice): string => describe(choice).replace(/^\w+(: )?/, '') || 'no fields';

function listed<T>(items: readonly T[], all: boolean, line: (item: T) => string): void {
  const shown = all ? items : items.slice(0, FEW);
  for (const item of shown) out(`    ${wrap(line(item), WIDTH, 6)}`);
  if (shown.length < items.length) out(`    … ${items.length - shown.length} more (--all shows them)`);
}

function showVerdict(title: AnyTitle, verdict: Verdict, nameOf: (id: string) => string): void {
  const { action, added, refusal, answers } = verdict;
  out(`\nAction: ${JSON.stringify(action)}`);
  if (added.by !== undefined) out(`  assuming it is by ${nameOf(added.by)}`);
  out(refusal === null ? 'It is legal here.' : wrap(`Refused: ${refusal.text} (${refusal.rule})`, WIDTH, 2));
  if (refusal) showBook(title, refusal.rule);
  if (answers.length > 0) out('\nIts checks, in the order of the book:');
  for (const answer of answers) {
    const said = answer.refusal === null ? '' : `  ${answer.refusal.text}`;
    out(`  ${wrap(`${answer.refusal === null ? '✓' : '✗'} ${answer.rule}${said}`, WIDTH, 6)}`);
  }
  if (refusal && answers.length === 0)
    out('Nothing that is open now takes such an action; see the offers for what does.');
}

/** What the book says there, in the words of the checklist. */
function showBook(title: AnyTitle, rule: string): void {
  const id = rule.slice(rule.indexOf(':') + 1);
  const found = title.rules.find((one) => one.id === id)?.rule ?? title.questions.find((one) => one.id === id)?.reading;
  if (found !== undefined) out(`  ${wrap(`The book: ${found}`, WIDTH, 4)}`);
}
