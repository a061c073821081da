/** A game of 1820 that is saved at every moment of its auctions, drafts and offers: it opens there again. */
import { indication } from '@roundhouse/host';
import {
  choices,
  deciders,
  fill,
  frameName,
  History,
  type LoggedAction,
  newGame,
  readGameFile,
  lastingHash,
} from '@roundhouse/kernel';
import { anyTitle, type RailState } from '@roundhouse/rail';
import { title1820 } from '@roundhouse/titles';
import { expect, test } from 'vitest';

const title = anyTitle(title1820);

type Deed = Readonly<Record<string, unknown>> & { readonly type: string };

/** What is done on purpose, each when the game comes to that question; everything else is passed by. */
type Script = readonly (readonly [question: string, deed: Deed])[];
const DRAFTS: Script = [
  ['cousinAuction', { type: 'bid', private: 'CBV', amount: 120 }],
  ['cousinAuction', { type: 'bid', private: 'BI', amount: 50 }],
  ['cousinAuction', { type: 'bid', private: 'CBV', amount: 130 }],
  ['overpayment/player2', { type: 'overpay', private: 'BI', amount: 20 }],
  ['leftovers', { type: 'buyCousin', private: 'GWSC' }],
  ['futureTrains/2+-181 3+-16', { type: 'bid', amount: 50, by: 'player2' }],
  ['futureTrains/2+-181 3+-16', { type: 'bid', amount: 60, by: 'player1' }],
  ['takeTrains/player1', { type: 'takeTrain', train: '3+-16' }],
  ['stockTurn/player1', { type: 'lobby', amount: 20 }],
  ['float/player1', { type: 'found', company: 'LSR', size: 5, price: 55 }],
  ['float/player1', { type: 'place', hex: 'O17', node: 0, tile: '149', rotation: 0 }],
  ['float/player1', { type: 'place', hex: 'N18', node: 0, tile: '6', rotation: 0 }],
  ['float/player1', { type: 'allot', owner: 'player1', count: 1 }],
  ['float/player1', { type: 'allot', owner: 'player2', count: 1 }],
  ['float/player1', { type: 'proposeFloat' }],
  ['offer/LSR', { type: 'accept' }],
  ['trains/LSR', { type: 'buyTrain', train: '2+-1' }],
  ['stockTurn/player1', { type: 'increase', company: 'LSR', size: 10 }],
  ['increase/LSR', { type: 'keepShares' }],
  ['increase/LSR', { type: 'allot', owner: 'player1', count: 1 }],
  ['increase/LSR', { type: 'allot', owner: 'player2', count: 1 }],
  ['increase/LSR', { type: 'proposeIncrease' }],
  ['offer/LSR', { type: 'accept' }],
  ['track/LSR', { type: 'assignTrain', frame: 'operatingTurn/LSR', by: 'player1', train: '3+-16' }],
];
const IN_DRAFTS = [
  'cousinAuction',
  'overpayment',
  'leftovers',
  'futureTrains',
  'takeTrains',
  'float',
  'offer',
  'increase',
];

/** Two companies in one hex; only one of them buys a train, and then takes over the other, which is liquidated. */
const SALE: Script = [
  ['stockTurn/player1', { type: 'lobby', amount: 30 }],
  ['stockTurn/player2', { type: 'lobby', amount: 20 }],
  ['float/player1', { type: 'found', company: 'LUR', size: 5, price: 71 }],
  ['float/player1', { type: 'place', hex: 'C7', node: 0, tile: '248', rotation: 0 }],
  ['float/player1', { type: 'keepMarker' }],
  ['float/player1', { type: 'allot', owner: 'player1', count: 2 }],
  ['float/player1', { type: 'proposeFloat' }],
  ['float/player2', { type: 'found', company: 'LSR', size: 5, price: 65 }],
  ['float/player2', { type: 'place', hex: 'C7', node: 1 }],
  ['float/player2', { type: 'keepMarker' }],
  ['float/player2', { type: 'allot', owner: 'player2', count: 2 }],
  ['float/player2', { type: 'proposeFloat' }],
  ['trains/LUR', { type: 'buyTrain', train: '2+-1' }],
  ['bidding/LSR', { type: 'bid', amount: 30 }],
  ['acquiring/LSR', { type: 'acquire', company: 'LUR', count: 0 }],
  ['twins/LUR', { type: 'keepStation', hex: 'C7', node: 1 }],
  ['offering/LUR', { type: 'pass' }],
];
const IN_SALE = ['bidding', 'acquiring', 'twins', 'offering'];

/** How a question is passed by. */
const LEAST = ['decline', 'pass', 'payDue', 'run', 'dividend', 'discard'];

/** The game as its file has it, read from its text. */
function expectToReopen(history: History<RailState>): void {
  const { state } = history;
  const again = History.open(title, readGameFile(JSON.parse(JSON.stringify(history.toFile()))));
  expect([lastingHash(title, again.state), again.state.stack]).toEqual([lastingHash(title, state), state.stack]);
  expect(deciders(title, again.state)).toEqual(deciders(title, state));
}

function passesBy(s: RailState): LoggedAction {
  const [by] = deciders(title, s);
  const open = choices(title, s, by!);
  return fill(LEAST.flatMap((type) => open.filter((choice) => choice.type === type))[0]!);
}

/** A game of three by a script, read again from its file at each question of these kinds. */
function played(script: Script, saved: readonly string[]): RailState {
  const deal = { order: ['player1', 'player2', 'player3'], cousins: ['GWSC', 'CBV', 'BI', 'VF'] };
  const history = new History(title, newGame(title, { players: ['Ada', 'Bea', 'Cy'], seed: 1, deal }));
  const seen = new Set<string>();
  for (let next = 0; next < script.length; ) {
    const { state } = history;
    const { kind } = state.stack.at(-1)!;
    if (saved.includes(kind)) {
      expectToReopen(history);
      seen.add(kind);
    }
    const [question, deed] = script[next]!;
    const name = frameName(state.stack.at(-1)!);
    const scripted = name === question ? { by: deciders(title, state)[0]!, frame: name, ...deed } : null;
    const result = history.add(indication(title, state) ?? scripted ?? passesBy(state));
    if (!result.ok) throw new Error(`${JSON.stringify(scripted)}: ${result.refusal.text}`);
    if (scripted !== null) next++;
    expect(history.length).toBeLessThan(300);
  }
  expect([...seen].toSorted()).toEqual(saved.toSorted());
  return history.state;
}

test('a game saved in the middle of an auction, of a float, of an increase or of an offer opens there', () => {
  const s = played(DRAFTS, IN_DRAFTS);
  expect(Object.values(s.trains).filter((owner) => owner === 'LSR').length).toBe(2);
  expect(s.shares['LSR']).toMatchObject({ player1: 2, player2: 2, pool: 1, LSR: 5 });
});

test('a game saved in the middle of a liquidation, of a bid and of a takeover’s choice of markers opens there', () => {
  const s = played(SALE, IN_SALE);
  expect([s.stations['LUR'], s.companies['LSR']!.status]).toEqual([[{ hex: 'C7', node: 1 }], 'unstarted']);
});
