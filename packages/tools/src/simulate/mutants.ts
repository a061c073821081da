import type { LoggedAction } from '@roundhouse/kernel';

/** An action spoilt in one way. Hopeless: no rule could ever accept it. */
export interface Mutant {
  readonly how: string;
  readonly input: unknown;
  readonly mustFail: boolean;
}

type Fields = Record<string, unknown>;

const strangers = ['nobody', 'player99', 'bank', '', '__proto__', 'constructor', 'Player1', 'player1 '];
const strings = ['', 'zzz', '__proto__', 'constructor', 'toString', '\u0000', 'x'.repeat(5_000)];
const numbers = [0.5, 1e-9, -1, -1_000_000, 1e15 + 0.5, 2 ** 60, 1e300, Infinity, -Infinity, Number.NaN];
const inputs = [null, undefined, 0, 1e9, '', 'pass', true, [], {}, [[]], { type: 'pass' }, { type: {}, frame: [] }];

/** Every way to spoil an action that is tried; amounts, strangers and nonsense are drawn at random. */
export function mutants(action: LoggedAction, chance: (below: number) => number): Mutant[] {
  const pick = <T>(values: readonly T[]): T => values[chance(values.length)]!;
  const fields = action as Fields;
  const out: Mutant[] = [];
  const add = (how: string, input: unknown, mustFail = true) => out.push({ how, input, mustFail });

  add('no action at all', pick(inputs));
  add('in a list', [action]);
  add('by a stranger', { ...fields, by: pick(strangers) });
  add('by another player', { ...fields, by: `player${1 + chance(6)}` }, false);
  add('by the host', { ...fields, by: 'host' }, false);
  add('of another frame', { ...fields, frame: `${action.frame}${pick(['x', '/x', ' ', '/__proto__'])}` });
  add('of an unknown frame', { ...fields, frame: pick(['', 'nowhere', '__proto__', 'constructor/toString']) });
  add('of an unknown type', { ...fields, type: pick(['', 'win', '__proto__', 'constructor', `${action.type} `]) });
  add('with one more field', {
    ...fields,
    [pick(['extra', 'amount2', 'constructor', 'toString', 'hasOwnProperty'])]: 1,
  });
  add('with a prototype', withOwnProto(fields, { by: 'player1', amount: 1 }));
  for (const name of Object.keys(fields)) {
    const common = name === 'type' || name === 'by' || name === 'frame';
    add(`without ${name}`, without(fields, name), common);
    for (const [how, value] of wrongTypes(fields[name], pick)) add(`${name}: ${how}`, { ...fields, [name]: value });
    if (!common)
      for (const one of spoiltValues(name, fields[name], pick))
        add(one.how, { ...fields, ...(one.input as Fields) }, one.mustFail);
  }
  return out;
}

function wrongTypes(value: unknown, pick: <T>(values: readonly T[]) => T): [string, unknown][] {
  const others: unknown[] = [null, {}, { toString: 'x' }, [value, value]];
  if (typeof value !== 'boolean') others.push(true);
  if (typeof value === 'number') others.push(String(value), [value]);
  else others.push(7);
  if (Array.isArray(value)) others.push('x', { length: value.length }, [null], [7], [[]]);
  return [['another type', pick(others)]];
}

function spoiltValues(name: string, value: unknown, pick: <T>(values: readonly T[]) => T): Mutant[] {
  if (typeof value === 'number') {
    return [
      { how: `${name}: no amount`, input: { [name]: pick(numbers) }, mustFail: true },
      { how: `${name}: another amount`, input: { [name]: value + pick([-1, 1, 5, 100, 999_999]) }, mustFail: false },
    ];
  }
  if (typeof value === 'string') {
    return [{ how: `${name}: an unknown id`, input: { [name]: pick(strings) }, mustFail: true }];
  }
  if (!Array.isArray(value) || value.length === 0) return [];
  const twice = {
    how: `${name}: twice`,
    input: { [name]: [...(value as unknown[]), ...(value as unknown[])] },
    mustFail: true,
  };
  if (typeof value[0] === 'string') {
    return [
      { how: `${name}: an unknown id`, input: { [name]: [pick(strings), ...value.slice(1)] }, mustFail: true },
      twice,
    ];
  }
  return [
    { how: `${name}: one more field inside`, input: { [name]: inside(value, { extra: 1 }) }, mustFail: true },
    {
      how: `${name}: an unknown id inside`,
      input: { [name]: inside(value, { train: pick(strings) }) },
      mustFail: true,
    },
    {
      how: `${name}: an unknown place inside`,
      input: { [name]: inside(value, { path: ['zz:n0', 'zz/1'] }) },
      mustFail: true,
    },
    twice,
    { how: `${name}: the first left out`, input: { [name]: value.slice(1) }, mustFail: false },
  ];
}

const inside = (list: readonly unknown[], change: Fields): unknown[] =>
  list.map((item, i) => (i === 0 && item !== null && typeof item === 'object' ? { ...item, ...change } : item));

function without(fields: Fields, name: string): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
}

/** As a text from outside would bring it: `__proto__` as a field of its own. */
function withOwnProto(fields: Fields, proto: Fields): unknown {
  return JSON.parse(`{"__proto__":${JSON.stringify(proto)},${JSON.stringify(fields).slice(1)}`);
}
