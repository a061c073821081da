/** Which tip a decision gets, and its words in this position. */
import { type Choice, fillIn } from '@roundhouse/kernel';
import type { Asked, Figures, RailState, RailTitle, Tip } from '@roundhouse/rail';
import type { Decision } from '../table/decision/model.ts';
import type { Names } from '../table/names.ts';
import { commonFigures } from './figures.ts';
import type { Taught } from './use-teaching.ts';

/** A tip with its gaps filled. */
export interface FilledTip {
  /** By which it is remembered. */
  readonly key: string;
  /** The type of move that it is for. */
  readonly type: string;
  readonly says: string;
  readonly fair: string;
  readonly leadsTo: string;
  readonly overlooked: string;
  readonly rule: string | undefined;
}

export interface Table {
  readonly title: RailTitle;
  readonly s: RailState;
  readonly names: Names;
  /** The step that comes next in the turn. */
  readonly nextStep?: string | undefined;
}

export const keyOfTip = (title: string, tip: Tip): string =>
  [title, tip.for[0]!, ...(tip.when ? [tip.when] : [])].join(' ');

/** The kind of decision that a choice belongs to: `stockTurn.buy`. */
const kindOf = ({ frame, type }: Pick<Choice, 'frame' | 'type'>): string => `${frame.split('/')[0]}.${type}`;

/** The tip for each type of move that can be made now, in the order in which they are offered. */
export function tipsFor(taught: Taught, table: Table, decision: Decision): ReadonlyMap<string, readonly Tip[]> {
  const offered = [...decision.groups.map(({ options }) => options), ...decision.plainMoves.map((one) => [one])];
  return new Map(
    offered.flatMap((choices) => {
      const tips = taught.guide.filter(
        (tip) => tip.for.includes(kindOf(choices[0]!)) && suits(taught, tip, askedOf(table, decision, choices)),
      );
      return tips.length > 0 ? [[choices[0]!.type, tips] as const] : [];
    }),
  );
}

const askedOf = ({ title, s }: Table, { by, frame, company }: Decision, choices: readonly Choice[]): Asked => ({
  title,
  s,
  by,
  frame,
  company,
  choices,
});

function suits({ computed }: Taught, { when, with: settings = {} }: Tip, asked: Asked): boolean {
  const { options, readings } = asked.s;
  if (!Object.entries(settings).every(([id, value]) => options[id] === value || readings[id] === value)) return false;
  return when === undefined || (computed.cases?.[when]?.(asked as never) ?? false);
}

/** The words of a tip in a position. */
export function filled(taught: Taught, table: Table, decision: Decision, type: string, tip: Tip): FilledTip {
  const options = decision.groups.find((group) => group.type === type)?.options;
  const choices = options ?? decision.plainMoves.filter((move) => move.type === type);
  const asked = askedOf(table, decision, choices);
  const kind = kindOf(choices[0]!);
  const figures: Figures = {
    ...commonFigures(asked, table.names, table.nextStep),
    // A tip for several moves has the figures of the first.
    ...(taught.computed.figures[kind] ?? taught.computed.figures[tip.for[0]!])?.(asked as never),
  };
  const [frame, move] = kind.split('.') as [string, string];
  const check = table.title.frames[frame]?.moves.find((one) => one.type === move)?.checks?.[0];
  return {
    key: keyOfTip(taught.id, tip),
    type,
    says: fillSentences(tip.says, figures),
    fair: fillSentences(tip.fair ?? '', figures),
    leadsTo: fillSentences(tip.leadsTo ?? '', figures),
    overlooked: fillSentences(tip.overlooked ?? '', figures),
    rule: tip.rule ?? check?.rule.split(':')[1],
  };
}

/** Every sentence whose gaps are known. */
export function fillSentences(text: string, figures: Figures): string {
  const known = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | number
  >;
  return sentencesOf(text)
    .map((sentence) => fillIn(sentence, known))
    .filter((sentence) => sentence !== '' && !/\{\w+\}/.test(sentence))
    .join(' ');
}

/** Sentences end outside of braces, before a capital, a figure or a gap; `fl. 40` is one. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let [from, depth] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}') depth--;
    const ends = depth === 0 && (text[i] === '.' || (text[i] === '}' && text[i + 1] === ' '));
    if (!ends || text[i + 1] !== ' ' || text.slice(Math.max(0, i - 2), i) === 'fl') continue;
    if (text[i] === '}' && !/\.\}*$/.test(text.slice(from, i + 1))) continue;
    if (text[i] === '.' && !/^ ["“]?[\p{Lu}{]/u.test(text.slice(i + 1))) continue;
    sentences.push(text.slice(from, i + 1).trim());
    from = i + 1;
  }
  const rest = text.slice(from).trim();
  return rest === '' ? sentences : [...sentences, rest];
}

/** The first tip that was not seen often enough, of the move pointed at before all others. */
export function nextTip(
  tips: ReadonlyMap<string, readonly Tip[]>,
  isWanted: (tip: Tip) => boolean,
  pointed: string | undefined,
): { readonly type: string; readonly tip: Tip } | null {
  const types = [...tips.keys()].toSorted((a, b) => Number(b === pointed) - Number(a === pointed));
  for (const type of types) {
    const tip = tips.get(type)?.find(isWanted);
    if (tip) return { type, tip };
  }
  return null;
}
