import { describe, expect } from 'vitest';
import { hexes } from '../../src/1839/data/index.ts';
import { GOVERNMENT } from '../../src/1839/material.ts';
import { pass, start } from '../deals.ts';
import { rule } from '../rule.ts';
import { concede, local, nationalise, reserve, running } from './money.ts';
import { Table } from './table.ts';

/** After an operation of the NRS in which these phases have begun; the last of them is the phase. */
function after(t: Table, ...begun: string[]): Table {
  t.phase(begun.at(-1)!).ext({ operatingRound: 1, stockRound: 2, sets: [1, 1] });
  return t.frames(
    { kind: 'course' },
    { kind: 'operatingRound', incomePaid: true, operated: ['NRS', 'MSS', 'L1'], begun },
  );
}
const gone = (t: Table): Table => t.trainsGone('2', '2+1', '3', '3+', '4+');

/** The NRS of player 1 and the MSS of player 2 have trains. */
const two = (): Table =>
  Table.blank()
    .company('NRS', running({ player1: 6 }, 74, '3-1'))
    .company('MSS', running({ player2: 6 }, 67, '3-2'));

describe('14.3.4.1 Nationalisation overview', () => {
  rule('1839:14.3.4.1-1', 'only after an operation that began a rank which rusts others', () => {
    expect(after(two(), 'light green').asks).not.toContain('nationalisation');
    expect(after(two(), 'dark green').asks).toBe('nationalisation/NRS');
    // In the very operation: the question comes when it is over.
    const t = two().trainsGone('2', '2+1').train('3-3', 'gone').train('3-4', 'gone').train('3-5', 'gone');
    t.phase('light green').cash('NRS', 180).operating('NRS', 'trains').does({ type: 'buyTrain', train: '3+-1' });
    expect([t.s.phase, t.asks]).toEqual(['dark green', 'trains/NRS']);
    expect(t.does(pass).asks).toBe('nationalisation/NRS');
  });

  rule('1839:14.3.4.1-2', 'each floated company with a train, at its director’s choice, the buyer too', () => {
    const t = after(two().company('AMS', { ...running({ player3: 5 }, 82), floated: false }), 'dark green');
    expect([t.asks, t.who]).toEqual(['nationalisation/NRS', ['player1']]);
    expect([t.does(pass).asks, t.who]).toEqual(['nationalisation/MSS', ['player2']]);
    expect(t.does(nationalise).s.companies['MSS']!.status).toBe('closed');
    expect(t.s.companies['NRS']!.status).toBe('started');
  });

  rule('1839:14.3.4.1-3', 'a company without a train cannot', () => {
    const none = () => two().train('3-1', 'gone');
    expect(after(none(), 'dark green').asks).toBe('nationalisation/MSS');
    after(two(), 'dark green').accepts(nationalise);
    // It is asked only while Diepenbrock's train might come to it, and cannot without it.
    const kept = after(gone(none()).train('R4-1', 'player3').train('R4-2', 'MSS'), 'dark brown');
    expect(kept.asks).toBe('nationalisation/NRS');
    kept.refuses(nationalise, '1839:14.3.4.1-3').does(pass);
    expect(kept.asks).toBe('nationalisation/MSS');
  });

  rule('1839:14.3.4.1-4', 'an “R” train that has not yet run is enough, rusted as it is', () => {
    const t = gone(two())
      .train('3-1', 'gone')
      .train('R5-1', 'NRS')
      .train('R5-2', 'MSS')
      .ext({ ran: ['R5-2'] });
    after(t.train('3-2', 'gone'), 'light red').accepts(nationalise);
  });

  rule('1839:14.3.4.1-5', 'Diepenbrock’s train, given just then, makes a company qualify', () => {
    const t = after(gone(two()).train('3-1', 'gone').train('R4-1', 'player3'), 'dark brown');
    t.refuses(nationalise, '1839:14.3.4.1-3');
    t.does({ type: 'assignTrain', company: 'NRS', by: 'player3', frame: 'course' }).does({ type: 'accept' });
    expect(t.asks).toBe('nationalisation/NRS');
    t.accepts(nationalise);
    // Between two answers as well, and gone with its owner: then nobody without a train is asked.
    const late = after(gone(two()).train('3-2', 'gone').train('R4-1', 'player3').train('R4-2', 'NRS'), 'dark brown');
    expect(late.does(pass).asks).toBe('nationalisation/MSS');
    expect(late.does(concede('player3')).asks).not.toContain('nationalisation');
  });

  rule('1839:14.3.4.1-6', '1839:Q55', 'one after another, each once, knowing what was decided before', () => {
    const t = two().company('HIJSM', running({ player1: 6 }, 101, '3-3'));
    local(t, running({ player3: 6 }, 46, '3-4'), ['D19', 'N17']).ext({ reservations: [] });
    after(t, 'dark green');
    const asked: string[] = [];
    for (; t.asks.startsWith('nationalisation/'); t.does(pass)) asked.push(t.asks);
    expect(asked).toEqual(['HIJSM', 'NRS', 'MSS', 'L1'].map((id) => `nationalisation/${id}`));
    // A train that is given away before its turn is missed then.
    const lost = after(two(), 'dark green').does(pass);
    expect([lost.asks, lost.s.stack.at(-2)]).toMatchObject([
      'nationalisation/MSS',
      { kept: ['NRS'], taken: [], left: [] },
    ]);
  });

  rule(
    '1839:14.3.4.1-7',
    '1839:Q28',
    'several ranks in one operation are one round, also where nothing was left to rust',
    () => {
      const t = after(gone(two()).train('R5-1', 'NRS').train('R5-2', 'MSS'), 'blue', 'light brown', 'medium brown');
      expect([t.asks, t.does(pass).asks]).toEqual(['nationalisation/NRS', 'nationalisation/MSS']);
      t.does(pass);
      expect(t.asks).not.toContain('nationalisation');
    },
  );

  rule('1839:Q53', 'with a gray or purple train just bought, too, unless that is read otherwise', () => {
    const bought = (nationaliseWithNew: string, train: string, phase: string, second?: string): Table => {
      const t = Table.blank(3, { readings: { nationaliseWithNew } }).company('NRS', running({ player1: 6 }, 74, train));
      if (second !== undefined) t.train(second, 'NRS');
      return after(t, phase);
    };
    for (const [train, phase] of [
      ['4-1', 'gray'],
      ['7-1', 'purple'],
    ] as const) {
      bought('yes', train, phase).accepts(nationalise);
      expect(bought('no', train, phase).asks).not.toContain('nationalisation');
    }
    bought('no', '4-1', 'gray', 'PR2+-1').accepts(nationalise);
    bought('no', '4-1', 'purple').accepts(nationalise);
    bought('no', 'R4-2', 'dark brown').accepts(nationalise);
    // Diepenbrock's train may still come, so that it is asked, and told why not.
    const asked = Table.blank(3, { readings: { nationaliseWithNew: 'no' } }).company(
      'NRS',
      running({ player1: 6 }, 74, '4-1'),
    );
    after(asked.train('R4-1', 'player2'), 'gray').refuses(nationalise, '1839:Q53');
  });

  rule(
    '1839:7.3-9',
    'a player who has nationalised starts no company in the next stock round, and in the one after it again',
    () => {
      const t = two();
      after(t, 'dark green').does(nationalise).does(pass);
      while (t.s.ext.operatingRound > 0) t.does(pass);
      expect([t.title.roundName(t.s), t.s.ext.nationalisers]).toEqual(['SR 3', ['player1']]);
      t.cash('player1', 500).cash('player2', 500).stockTurn('player1');
      t.refuses(start('HIJSM'), '1839:7.3-9');
      t.stockTurn('player2').accepts(start('HIJSM'));
      t.endRound();
      expect(t.s.ext.nationalisers).toEqual([]);
      t.stockTurn('player1', {}, 4).accepts(start('HIJSM'));
    },
  );
});

describe('14.3.4.2 Nationalisation process', () => {
  /** The L1 of player 1, all of whose things are somewhere, and then nationalised. */
  const before = (): Table => {
    const sketch = { ...running({ player1: 4, player2: 2, L1: 1, pool: 1 }, 46, '3-1', '3-3'), cash: 75, floated: 1 };
    const t = local(
      Table.blank(),
      {
        ...sketch,
        stations: [
          ['D19', 0],
          ['L3', 0],
        ],
      },
      [],
    ).private('HLvVdG', 'L1');
    return after(t, 'dark green');
  };
  const done = () => before().does(nationalise);

  rule('1839:14.3.4.2-1', 'its cash goes to the bank', () => {
    const [was, t] = [before().money('bank'), done()];
    expect([t.money('L1'), t.money('bank') - was]).toEqual([0, 75]);
  });

  rule('1839:14.3.4.2-2', 'all its shares go back, and nobody is paid', () => {
    const [was, t] = [before(), done()];
    expect(['player1', 'player2', 'L1', 'pool', 'ipo'].map((owner) => t.shares('L1', owner))).toEqual([0, 0, 0, 0, 10]);
    for (const player of ['player1', 'player2']) expect(t.money(player)).toBe(was.money(player));
  });

  rule('1839:14.3.4.2-3', 'government markers stand where its markers stood', () => {
    expect(done().s.stations['government']).toEqual([
      { hex: 'D19', node: 0 },
      { hex: 'L3', node: 0 },
    ]);
  });

  rule('1839:14.3.4.2-4', 'its markers and its price marker go back', () => {
    const { s } = done();
    expect([s.stations['L1'], s.market.at['L1'], s.market.order.includes('L1')]).toEqual([[], undefined, false]);
  });

  rule('1839:14.3.4.2-5', 'its trains and privates leave the game', () => {
    const { s } = done();
    expect([s.trains['3-1'], s.trains['3-3'], s.privates['HLvVdG']]).toEqual(['gone', 'gone', 'gone']);
  });

  rule('1839:14.3.4.2-6', 'its charter goes back: it has no director, and has not floated', () => {
    const { s } = done();
    expect([s.companies['L1'], s.ext.floated['L1'], s.ext.par['L1']]).toEqual([
      { status: 'unstarted', director: null, operated: false },
      undefined,
      undefined,
    ]);
  });

  rule(
    '1839:14.3.2.1.1-1',
    '1839:14.3.2.1.1-3',
    '1839:Q73',
    'a Lokaalspoorwegen can be started again from nothing, a converted one, too',
    () => {
      const t = local(Table.blank(), running({ player1: 6 }, 61, 'R4+1-1'), []);
      expect(t.s.market.at['L1']!.grid).toBe('major');
      after(gone(t), 'dark red').does(nationalise).endTurn();
      t.cash('player2', 500).stockTurn('player2').does(start('L1', 46)).does(reserve('D19')).does(reserve('N17'));
      expect([t.s.market.at['L1']!.grid, t.shares('L1', 'player2'), t.s.companies['L1']!.operated]).toEqual([
        'local',
        2,
        false,
      ]);
      expect(t.title.stationsLeft(t.s, 'L1')).toBe(3);
    },
  );

  rule('1839:14.3.2.1.2-1', 'a Spoorwegmaatschappij is gone for good', () => {
    const t = after(two(), 'dark green').does(nationalise).does(pass);
    expect([t.s.companies['NRS']!.status, t.shares('NRS', 'gone'), t.shares('NRS', 'ipo')]).toEqual(['closed', 10, 0]);
    t.cash('player2', 500).stockTurn('player2').refuses(start('NRS'), '1839:7.5-2');
  });
});

describe('2 Components: government markers', () => {
  rule('1839:2-3', 'there are always enough of them, also with more on the map than are supplied', () => {
    const t = two();
    const circles = hexes.flatMap(({ id, nodes = [] }) =>
      nodes.flatMap(({ slots = 0 }, node) => Array.from({ length: slots }, () => ({ hex: id, node }))),
    );
    // The NRS has the only circle of Gouda, which nobody has reserved.
    const others = circles.filter(({ hex }) => hex !== 'I8');
    t.set({ stations: { ...t.s.stations, NRS: [{ hex: 'I8', node: 0 }], [GOVERNMENT]: others } });
    expect(others.length).toBeGreaterThan(32);
    after(t, 'dark green').does(nationalise);
    expect(t.s.stations[GOVERNMENT]).toHaveLength(circles.length);
  });
});
