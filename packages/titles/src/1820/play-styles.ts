/** How random players lean, so that their games go on to the late phases and what is rare in this book happens in them. */
import { type PlayStyle, TREASURY } from '@roundhouse/rail';

const PLAYERS = ['player1', 'player2', 'player3', 'player4', 'player5'];

/** What everybody knows: a company that is begun is brought to its end, buys a train, pays what it owes, and builds. */
export const bias: PlayStyle = {
  name: 'railwayman',
  weights: {
    // Bids are paid only in the end, and would go up as far as the money goes.
    'cousinAuction.bid': 12,
    'cousinAuction.pass': 60,
    'futureTrains.bid': 8,
    'stockTurn.lobby': 200,
    'stockTurn.buy': 120,
    'stockTurn.raise': 2,
    'stockTurn.sell': 3,
    'stockTurn.redeem': 3,
    'stockTurn.increase': 6,
    'float.found': 120,
    'float.place': 120,
    'float.allot': 120,
    'float.proposeFloat': 240,
    'float.pass': 2,
    'increase.allot': 120,
    'increase.proposeIncrease': 240,
    'increase.pass': 4,
    'offer.accept': 100,
    'offer.withdraw': 1,
    'track.layTile': 300,
    'track.pass': 5,
    'due.payDue': 300,
    'due.refuse': 3,
    'discards.discardTrain': 1,
    'discards.pass': 60,
    'trains.buyTrain': 300,
    'trains.buyTrainFrom': 4,
    'trains.buyWithHelp': 2,
    'trains.pass': 6,
    'earlyTrains.pass': 6,
    'issues.issue': 6,
    'issues.reduce': 3,
    'issues.pass': 30,
    'offering.putUp': 2,
    'offering.pass': 30,
    'bidding.bid': 6,
    'acquiring.forgo': 3,
    takeLoan: 4,
  },
  rare: { takeLoan: 60, overpay: 8 },
  // A player who buys for a cousin mostly makes it the director, and then nobody looks after the company.
  // What is bought of a company itself pays for its next train.
  prefers: { allot: PLAYERS, buy: [TREASURY] },
  amounts: { lobby: 'least', allot: 'most', bid: 'least', overpay: 'least' },
  // A player who spends all on lobbies has nothing left for the companies.
  means: { lobby: 700, raise: 900, 'cousinAuction.bid': 600, 'futureTrains.bid': 600 },
  foresight: 4,
  // Every further one would cost its maintenance.
  trains: 2,
};

export const playStyles: readonly PlayStyle[] = [
  // Companies go private, and private ones merge.
  { name: 'recluse', weights: { 'issues.reduce': 200, 'issues.pass': 10, 'stockTurn.increase': 60 } },
  // Companies buy each other.
  {
    name: 'raider',
    weights: { 'offering.putUp': 120, 'bidding.bid': 120, 'acquiring.forgo': 1, 'issues.issue': 60 },
    rare: { takeLoan: 8 },
  },
  // Companies borrow all they can, and then cannot pay.
  {
    name: 'gambler',
    weights: {
      takeLoan: 40,
      'due.refuse': 30,
      'repaying.pass': 60,
      'stockTurn.sell': 30,
      // Fewer shares in play than loans: the rest is repaid at once.
      'stockTurn.redeem': 120,
      'issues.reduce': 60,
    },
    rare: { takeLoan: 4 },
    amounts: { lobby: 'least', allot: 'most', bid: 'least', overpay: 'least', redeem: 'most' },
  },
  // Everything goes through others: trains, shares, and cousins who come to direct.
  {
    name: 'dealer',
    weights: { 'trains.buyTrainFrom': 120, 'trains.buyWithHelp': 120, 'stockTurn.buy': 200, 'stockTurn.sell': 40 },
    prefers: {},
  },
];
