/** The protocol as a page to read, made from its table and its schemas. */
import type * as z from 'zod/mini';
import * as p from '../src/index.ts';

type Any = z.ZodMiniType;
interface Def {
  readonly type: string;
  readonly innerType?: Any;
  readonly element?: Any;
  readonly options?: readonly Any[];
  readonly shape?: Readonly<Record<string, Any>>;
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly valueType?: Any;
}
const defOf = (schema: Any): Def => schema._zod.def;

/** Forms that have a name of their own: each is written out once. */
const named: readonly (readonly [string, Any])[] = [
  ['TableNow', p.tableSchema],
  ['TableSeat', p.seatSchema],
  ['TableAsk', p.askSchema],
  ['You', p.youSchema],
  ['Maxima', p.maximaSchema],
  ['Numbered', p.numberedSchema],
  ['Done', p.doneSchema],
  ['Asked', p.askedSchema],
  ['Listed', p.listedSchema],
  ['Seated', p.seatedSchema],
  ['WantedSeat', p.wantedSeatSchema],
  ['Problem', p.problemSchema],
];
const nameOf = new Map(named.map(([name, schema]) => [schema, name]));
const OPAQUE = new Map<Any, string>([[p.numberedSchema.shape.entry, 'Envelope']]);

function form(schema: Any, isTop = false): string {
  const known = isTop ? undefined : (nameOf.get(schema) ?? OPAQUE.get(schema));
  if (known) return known;
  const { type, innerType, element, options, shape, entries, values, valueType } = defOf(schema);
  switch (type) {
    case 'object':
      return `{ ${Object.entries(shape!)
        .map(([key, value]) => field(key, value))
        .join(', ')} }`.replace('{  }', '{}');
    case 'array':
      return `${wrapped(form(element!))}[]`;
    case 'union':
      return options!.map((one) => form(one)).join(' | ');
    case 'enum':
      return Object.values(entries!)
        .map((value) => JSON.stringify(value))
        .join(' | ');
    case 'literal':
      return values!.map((value) => JSON.stringify(value)).join(' | ');
    case 'nullable':
      return `${form(innerType!)} | null`;
    case 'record':
      return `{ [key]: ${form(valueType!)} }`;
    case 'optional':
      return form(innerType!);
    default:
      return type === 'int' ? 'number' : type;
  }
}
const wrapped = (text: string): string => (text.includes(' | ') ? `(${text})` : text);
const field = (key: string, schema: Any): string =>
  defOf(schema).type === 'optional' ? `${key}?: ${form(schema)}` : `${key}: ${form(schema)}`;
const code = (text: string): string => `\`${text}\``;

function routeText(name: p.RouteName): string {
  const { method, path, who, does } = p.routes[name];
  const { body, query, answers }: p.RouteSchemas = p.schemas[name];
  const scope = p.scopeOf(name);
  const token = scope === null ? 'By no token.' : `Token: ${scope}.`;
  const lines = [`### ${method} ${path}`, '', `${does} For: ${who.join(', ')}. ${token}`, ''];
  if (query) lines.push(`- asked: ${code(form(query))}`);
  if (body) lines.push(`- sent: ${code(form(body))}`);
  for (const [status, schema] of Object.entries(answers)) lines.push(`- ${status}: ${code(form(schema))}`);
  return lines.join('\n');
}

function messageText(name: p.MessageName): string {
  const { from, who, says } = p.messages[name];
  const all = defOf(from === 'client' ? p.clientMessageSchema : p.serverMessageSchema).options!;
  const schema = all.find((one) => defOf(defOf(one).shape!['t']!).values?.[0] === name)!;
  return `| ${from} | ${code(form(schema)).replaceAll(' | ', ' \\| ')} | ${says} | ${who.join(', ')} |`;
}

export function apiPage(): string {
  const codes = Object.entries(p.problemCodes).map(([name, status]) => `${status} ${code(name)}`);
  return `# The protocol

Made from \`packages/protocol\` by \`npm run api\`; do not edit it. All addresses stand below \`${p.API}\`. Bodies are JSON of at most
${p.LARGEST_BODY / 1024} KB (a game that is put on the server ${p.LARGEST_IMPORT / 1_000_000} MB), and whatever changes something must come from the page's own origin. Who somebody is
stands in a cookie, or in a header \`Authorization: Bearer …\` with a token, which a person makes for programs of their own; what a token plays is marked as a bot's. *anyone* needs no session, a *person* has one; at a table there are its *owner*, its *players* and its *watchers*, and to
everybody else it does not exist.

## Answers that are none

As \`application/problem+json\`: ${code(form(p.problemSchema, true))}

${codes.join(', ')}. After 429 and 503 \`Retry-After\` says when to try again, with the same \`request\`.

## Routes

${(Object.keys(p.routes) as p.RouteName[]).map(routeText).join('\n\n')}

## Messages

Through the socket at \`${p.API}${p.routes.stream.path}\`, one for each tab. Every ${p.PING_EVERY / 1000} seconds a client says \`${p.PING}\` and hears \`${p.PONG}\`; one that is silent for ${p.LONGEST_SILENCE / 1000} is
taken for gone. At most ${p.MOST_MESSAGES} messages in ${p.RATE_WINDOW / 1000} seconds, each of at most ${p.LARGEST_FRAME / 1024} KB.

| from | message | says | for |
|---|---|---|---|
${(Object.keys(p.messages) as p.MessageName[]).map(messageText).join('\n')}

## Forms

An \`Envelope\` is an entry as a game file has it ([game-file.md](game-file.md)).

${named.map(([name, schema]) => `- **${name}**: ${code(form(schema, true))}`).join('\n')}
`;
}
