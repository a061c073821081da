import { describe, expect } from 'vitest';
import { buy, pass, start } from '../deals.ts';
import { rule } from '../rule.ts';
import { auction } from './auction.ts';
import { bankrupt, concede, inNeed, running } from './money.ts';
import { bundle, decline, redeemSold } from './sales.ts';
import { Table } from './table.ts';

const supply = (t: Table): string[] => t.trains('depot');
/** Trains that have left the supply. */
const lost = (before: Table, t: Table): string[] => supply(before).filter((train) => !supply(t).includes(train));

describe('9 Player bankruptcy and concession: who leaves, and when', () => {
  rule('1839:9-1', 'any player at any time, no matter who is asked, without anyone’s consent', () => {
    // In the auction, in others' stock turns, in an announcement, in operations and in emergencies.
    const inAuction = auction();
    for (const player of inAuction.s.players) inAuction.accepts(concede(player));
    const selling = Table.blank()
      .company('NRS', running({ player1: 6 }, 74))
      .does(bundle('NRS', 1));
    const operating = Table.blank()
      .company('NRS', running({ player1: 6 }, 74, '2-1'))
      .operating('NRS', 'trains');
    for (const t of [selling, operating, inNeed({ cash: 0 })]) {
      for (const player of ['player1', 'player2', 'player3']) t.accepts(concede(player));
    }
    const gone = Table.blank().does(concede('player1'));
    gone.refuses(concede('player1'), 'table:not-yours');
  });

  rule('1839:9-17', '1839:9-16', 'who leaves is out and has nothing; the others go on', () => {
    const t = Table.blank()
      .company('NRS', running({ player1: 2, player2: 5 }, 74))
      .does(concede('player1'));
    expect([t.s.ext.order, t.s.players]).toEqual([
      ['player2', 'player3'],
      ['player1', 'player2', 'player3'],
    ]);
    expect([t.title.score(t.s)['player1'], t.asks, t.title.playersIn!(t.s)]).toEqual([
      0,
      'stockTurn/player2',
      ['player2', 'player3'],
    ]);
    t.does(pass).does(pass);
    expect([t.title.roundName(t.s), t.onTurn]).toEqual(['OR 2.1', 'NRS']);
  });

  rule('1839:9-19', '1839:Q61', 'the cards of both colours close up', () => {
    const cards = ['player3', 'player1'];
    const t = Table.blank(4).stockTurn('player2', { cards }).does(concede('player1'));
    expect([t.s.ext.order, t.cards, t.asks]).toEqual([
      ['player2', 'player3', 'player4'],
      ['player3'],
      'stockTurn/player2',
    ]);
    // A player who is on turn is followed by the next; if all others have passed the round is over.
    const own = Table.blank(4).stockTurn('player2', { cards }).does(concede('player2'));
    expect([own.asks, own.cards]).toEqual(['stockTurn/player3', cards]);
    const last = Table.blank().stockTurn('player2', { cards }).does(concede('player2'));
    expect([last.title.roundName(last.s), last.s.ext.order]).toEqual(['SR 3', cards]);
  });
});

describe('9 Player bankruptcy and concession: what becomes of what the player has', () => {
  rule('1839:9-2', '1839:9-20', 'privates leave the game and bring nobody anything', () => {
    const t = Table.blank(4).private('CM', 'player1').private('AV', 'player1').private('RH', 'bank');
    t.private('KR', 'player2').does(concede('player1'));
    expect([t.s.privates['CM'], t.s.privates['AV'], t.s.privates['RH'], t.s.privates['KR']]).toEqual([
      'gone',
      'gone',
      'bank',
      'player2',
    ]);
    expect([t.asks, t.s.ext.owed]).toEqual(['stockTurn/player2', []]);
    // What is owed for one that has closed already is lost, too.
    const owed = Table.blank().company('NRS', running({ player2: 6 }, 74, '2-1'));
    owed
      .ext({ owed: [{ private: 'LP', to: 'player1' }] })
      .operating('NRS', 'trains')
      .does(concede('player1'))
      .does(pass);
    expect(owed.asks).not.toContain('newLocal');
  });

  rule('1839:9-3', 'with Diepenbrock its train, also after the private has closed', () => {
    const kept = Table.blank().private('DeRtU', 'player1').does(concede('player1'));
    expect(kept.s.trains['R4-1']).toBe('gone');
    const turned = Table.blank().train('R4-1', 'player1').does(concede('player1'));
    expect(turned.s.trains['R4-1']).toBe('gone');
    expect(Table.blank().private('DeRtU', 'player2').does(concede('player1')).s.trains['R4-1']).toBe('DeRtU');
  });

  rule('1839:9-4', 'floated companies are nationalised, with a train or without', () => {
    const t = Table.blank()
      .company('NRS', { ...running({ player1: 6 }, 74, '2-1'), stations: [['I12', 0]] })
      .company('L1', { ...running({ player1: 6 }, 31), cash: 50 })
      .company('MSS', running({ player1: 2, player2: 4 }, 67))
      .does(concede('player1'));
    const status = (id: string) => t.s.companies[id]!.status;
    expect(['NRS', 'L1', 'MSS'].map(status)).toEqual(['closed', 'unstarted', 'started']);
    expect([t.s.stations['government'], t.money('L1'), t.s.trains['2-1']]).toEqual([
      [{ hex: 'I12', node: 0 }],
      0,
      'gone',
    ]);
  });

  rule('1839:9-5', 'shares of unfloated companies go to the pool, and their price falls', () => {
    const t = Table.blank()
      .company('NRS', { shares: { player1: 1, player2: 3 }, price: 74 })
      .does(concede('player1'));
    expect([t.shares('NRS', 'pool'), t.price('NRS'), t.s.companies['NRS']!.director]).toEqual([1, 67, 'player2']);
  });

  rule(
    '1839:9-6',
    '1839:Q59',
    'a director’s certificate that nobody can take is exchanged for two shares of the IPO',
    () => {
      const t = Table.blank()
        .company('NRS', { shares: { player1: 3, player2: 1 }, price: 82 })
        .does(concede('player1'));
      expect([t.shares('NRS', 'pool'), t.shares('NRS', 'ipo'), t.price('NRS')]).toEqual([3, 6, 61]);
      expect(t.s.companies['NRS']).toMatchObject({ status: 'started', director: null });
    },
  );

  rule(
    '1839:9-7',
    '1839:7.3-2',
    'the company stays parred; that certificate is bought first, for twice the price, with no new par',
    () => {
      const t = Table.blank()
        .company('NRS', { shares: { player1: 3, player3: 1 }, price: 82 })
        .does(concede('player1'));
      t.cash('player2', 122).cash('player3', 500);
      t.refuses(buy('NRS', 'pool'), '1839:7.3-2').refuses(start('NRS'), '1839:7.5-1');
      t.cash('player2', 121).refuses(buy('NRS'), '1839:7.3-4', 'The director’s certificate').cash('player2', 122);
      t.ext({ nationalisers: ['player2'] })
        .refuses(buy('NRS'), '1839:7.3-9')
        .ext({ nationalisers: [] });
      // Others keep their single shares, and may sell them.
      t.stockTurn('player3').accepts(bundle('NRS', 1)).stockTurn('player2');
      t.does(buy('NRS'));
      expect([t.shares('NRS', 'player2'), t.money('player2'), t.s.companies['NRS']!.director]).toEqual([
        2,
        0,
        'player2',
      ]);
      expect([t.s.ext.par['NRS'], t.price('NRS')]).toEqual([67, 61]);
      if (t.who[0] === 'player2') t.does(pass);
      t.accepts(buy('NRS')).accepts(buy('NRS', 'pool'));
    },
  );

  rule('1839:9-8', 'another player who owns two shares or more takes it', () => {
    const t = Table.blank(4).company('NRS', { shares: { player1: 2, player2: 1, player4: 2 }, price: 82 });
    t.does(concede('player1'));
    expect([t.s.companies['NRS']!.director, t.shares('NRS', 'player4'), t.shares('NRS', 'pool')]).toEqual([
      'player4',
      2,
      2,
    ]);
  });

  rule('1839:9-9', '1839:Q60', 'all other shares are sold in operating order, and their directors may redeem', () => {
    const t = Table.blank()
      .company('NRS', { ...running({ player1: 2, player2: 5 }, 74), cash: 500 })
      .company('MSS', { ...running({ player1: 1, player3: 6 }, 101), cash: 500 })
      .does(concede('player1'));
    expect([t.asks, t.who]).toEqual(['redemption/MSS', ['player3']]);
    expect([t.does(decline).asks, t.who]).toEqual(['redemption/NRS', ['player2']]);
    t.does(redeemSold);
    expect([t.price('MSS'), t.shares('MSS', 'pool'), t.price('NRS'), t.shares('NRS', 'NRS')]).toEqual([91, 1, 74, 2]);
    expect([t.s.ext.order, t.asks]).toEqual([['player2', 'player3'], 'stockTurn/player2']);
  });

  rule('1839:9-10', 'all money goes to the bank, that of the last sales, too', () => {
    const t = Table.blank()
      .company('NRS', running({ player1: 2, player2: 5 }, 74))
      .cash('player1', 300);
    const bank = t.money('bank');
    t.does(concede('player1'));
    expect([t.money('player1'), t.money('bank') - bank]).toEqual([0, 300]);
  });
});

describe('9 Player bankruptcy and concession: trains', () => {
  const bankruptFor = (more = (t: Table): Table => t): Table => {
    const t = Table.blank()
      .company('NRS', running({ player1: 6 }, 74))
      .cash('player1', 0);
    return more(t)
      .operating('NRS', 'trains')
      .does({ type: 'buyTrain', train: supply(t)[0]! });
  };
  /** Player 1 sells what is possible, and is bankrupt. */
  const broke = (t: Table): Table => {
    while (t.choices('sell').length > 0) {
      const { fields, openFields } = t.choices('sell')[0]!;
      t.does({
        type: 'sell',
        ...fields,
        count: (openFields['count'] as unknown as { values: number[] }).values.at(-1),
      });
    }
    return t.does(bankrupt);
  };
  const held = { player1: 2, player2: 2, player3: 2 };
  const poor = (t: Table): Table => t.company('NRS', running(held, 74));

  rule(
    '1839:9-11',
    '1839:Q62',
    'a train that could not be paid counts as bought: its phase begins, and what follows it',
    () => {
      const t = bankruptFor((one) =>
        poor(one)
          .trainsGone('2', '2+1', '3')
          .phase('light green')
          .company('MSS', running({ player2: 6 }, 67, '3+-3')),
      );
      broke(t);
      expect([t.s.phase, t.s.trains['3+-1'], t.s.companies['NRS']!.status]).toEqual(['dark green', 'gone', 'closed']);
      // The operation is over, and the nationalisation round comes before the next company operates.
      expect([t.asks, t.who]).toEqual(['nationalisation/MSS', ['player2']]);
      // A concession counts nothing.
      const conceded = bankruptFor((one) => poor(one).trainsGone('2', '2+1', '3').phase('light green'));
      expect(conceded.does(concede('player1')).s.phase).toBe('light green');
    },
  );

  rule('1839:9-12', '1839:Q63', 'one train of the rank for sale and of every second rank after it that has any', () => {
    const t = Table.blank(4);
    const ranks = (from: Table) => lost(t, from).map((train) => train.slice(0, train.lastIndexOf('-')));
    expect(ranks(Table.blank(4).does(concede('player1')))).toEqual(['2', '3', '4+', 'R4+1', 'PR2+', '4']);
    const later = Table.blank(4).trainsGone('2', '2+1', '3', '4+');
    const before = supply(later);
    later.does(concede('player1'));
    expect(before.filter((train) => !supply(later).includes(train)).map((train) => train.split('-')[0])).toEqual([
      '3+',
      'R4+1',
      'PR2+',
      '4',
    ]);
  });

  rule('1839:9-13', 'no phase begins with it', () => {
    const t = Table.blank().trainsGone('2').train('2+1-2', 'gone').train('2+1-3', 'gone').train('2+1-4', 'gone');
    expect([t.does(concede('player1')).s.phase, t.s.trains['2+1-1']]).toEqual(['light yellow', 'gone']);
  });

  rule('1839:9-15', 'for a purple one a gray one, if there is any', () => {
    const until = (...kinds: string[]) =>
      Table.blank(4).trainsGone('2', '2+1', '3', '3+', '4+', 'R5', 'R4+1', 'R4', ...kinds);
    const discards = (t: Table): string[] => {
      const before = supply(t);
      t.does(concede('player1'));
      return before.filter((train) => !supply(t).includes(train));
    };
    expect(discards(until('PR2+'))).toEqual(['PR3+1-2', '4-4']);
    expect(discards(until('PR2+', 'PR3+1'))).toEqual(['4-4']);
    expect(discards(until('PR2+', 'PR3+1', '4'))).toEqual([]);
    expect(discards(until())).toEqual(['PR2+-4', '4-4']);
  });

  rule(
    '1839:9-14',
    '1839:Q65',
    'a rank that is emptied unbought takes effect with the first train of a later one',
    () => {
      // The last dark brown trains are gone; the first light red one also rusts blue trains and closes Diepenbrock.
      const t = Table.blank()
        .company('NRS', { ...running({ player1: 6 }, 74), cash: 500 })
        .private('DeRtU', 'player2');
      t.company('MSS', running({ player2: 6 }, 67)).trainsGone('2', '2+1', '3', '3+', '4+', 'R5', 'R4+1');
      t.train('4+-1', 'MSS');
      t.train('R4-2', 'gone').train('R4-3', 'gone').phase('medium brown').operating('NRS', 'trains');
      t.does({ type: 'buyTrain', train: 'PR2+-1' });
      expect([t.s.phase, t.s.trains['4+-1'], t.s.privates['DeRtU'], t.s.trains['R4-1']]).toEqual([
        'light red',
        'gone',
        'gone',
        'player2',
      ]);
      // One round of nationalisations for both.
      t.does(pass).does(pass).does(pass);
      expect(t.asks).not.toContain('nationalisation');
    },
  );
});
