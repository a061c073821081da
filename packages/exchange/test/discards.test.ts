import { followRecords } from '@roundhouse/exchange/follow';
import type { Frame } from '@roundhouse/kernel';
import { recordsOf } from '@roundhouse/exchange';
import { Follower } from '@roundhouse/exchange/follower';
import { SohSession } from '@roundhouse/exchange/soh/session';
import { buyTrain, discardTrain } from '@roundhouse/exchange/soh/trains';
import { readingsOnSite } from '@roundhouse/rail';
import { soh } from '@roundhouse/titles';
import type { State } from '@roundhouse/titles/soh/face';
import { describe, expect, test } from 'vitest';

const frames: readonly Frame[] = [
  { kind: 'course' },
  { kind: 'operatingRound', incomePaid: true, operated: ['NBD', 'AR', 'NCS'] } as Frame,
  {
    kind: 'operatingTurn',
    of: 'AR',
    next: 8,
    sold: 0,
    boughtBack: false,
    revenue: 0,
    firstTurn: false,
    phases: [],
    declined: {},
  } as Frame,
  { kind: 'trains', of: 'AR' },
];

/** The AR is about to buy trains; all of earlier phases, and of the current one before phase 6, are sold. */
function table(
  records: readonly { readonly type: string; readonly entity: string }[],
  trains: Readonly<Record<string, string>>,
  phase: string,
): SohSession {
  const f = new Follower(soh, { players: 2, seed: 1, readings: readingsOnSite(soh.readings) });
  const tier = (id: string): string => (id.startsWith('3E') ? '6' : id[0]!);
  const gone = (id: string): string =>
    tier(id) <= phase && phase < '6' ? 'gone' : tier(id) < phase ? 'gone' : 'depot';
  const at = (col: number) => ({ row: 0, col });
  const company = (director: string) => ({ status: 'started' as const, director, operated: true });
  const s: State = {
    ...f.s,
    phase,
    stack: frames as State['stack'],
    ext: { ...f.s.ext, round: 5 },
    cash: { ...f.s.cash, AR: 2000, bank: f.s.cash['bank']! - 2000 },
    companies: { ...f.s.companies, NBD: company('player1'), AR: company('player2'), NCS: company('player2') },
    market: { at: { NBD: at(8), AR: at(7), NCS: at(6) }, order: ['NBD', 'AR', 'NCS'] },
    trains: Object.fromEntries(Object.keys(f.s.trains).map((id) => [id, trains[id] ?? gone(id)])),
  };
  f.s = s;
  const lines = records.map((record, i) => ({ id: i + 1, entity_type: 'corporation', ...record }));
  const players = new Map([
    ['1', 'player1'],
    ['2', 'player2'],
  ]);
  const handlers = { buy_train: buyTrain, discard_train: discardTrain };
  const session = new SohSession({ follower: f, records: recordsOf(lines).records, players }, handlers);
  for (const train of Object.keys(trains)) session.trains.set(siteId(train), train);
  followRecords(session);
  return session;
}

const siteId = (train: string): string => train.replace(/\d+$/, (number) => String(Number(number) - 1));
const buys = (train: string, price: number, variant?: string) => ({
  type: 'buy_train',
  entity: 'AR',
  train,
  price,
  ...(variant === undefined ? {} : { variant }),
});
const discards = (entity: string, train: string) => ({ type: 'discard_train', entity, train });

describe('Trains over the limit', () => {
  test('alike trains go without a question here; the site names one, and goes on with the others', () => {
    const session = table(
      [buys('5-0', 400), discards('NBD', '4-2')],
      { '4-1': 'NBD', '4-2': 'NBD', '4-3': 'NBD' },
      '4',
    );
    const { s, trains } = session;
    expect(['4-1', '4-2', '4-3'].map((id) => s.trains[id])).toEqual(['pool', 'NBD', 'NBD']);
    expect([trains.of('4-2'), trains.of('4-0'), trains.of('4-1')]).toEqual(['4-1', '4-3', '4-2']);
  });

  test('a discarded train is bought again', () => {
    const fours = { '4-1': 'NBD', '4-2': 'NBD', '4-3': 'NBD' };
    const { s } = table([buys('5-0', 400), discards('NBD', '4-2'), buys('4-2', 300)], fours, '4');
    expect(['4-1', '4-2', '4-3', '5-1'].map((id) => s.trains[id])).toEqual(['AR', 'NBD', 'NBD', 'AR']);
  });

  test('a train over the limit that differs from the others is named', () => {
    const mixed = { '4-1': 'NBD', '4-2': 'NBD', '6-1': 'NBD' };
    const { s } = table([buys('5-0', 400), discards('NBD', '4-1')], mixed, '4');
    expect(['4-1', '4-2', '6-1'].map((id) => s.trains[id])).toEqual(['NBD', 'pool', 'NBD']);
  });

  test('a discard that nobody has to make is refused', () => {
    expect(() => table([discards('NBD', '4-0')], { '4-1': 'NBD' }, '4')).toThrow(/nothing to discard/);
  });
});

describe('The last trains', () => {
  test('a card keeps its number whichever side is bought', () => {
    const late = { '5-1': 'NBD' };
    const session = table([buys('6-0', 600, '3E'), buys('6-1', 500, '6')], late, '6');
    expect([session.trains.of('6-0'), session.trains.of('6-1')]).toEqual(['3E-1', '6-1']);
    expect(Object.values(session.s.trains).filter((owner) => owner === 'depot')).toHaveLength(8);
  });
});
