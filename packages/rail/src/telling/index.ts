export { bookOf, wordOf } from './book.ts';
export { moneyOf, Teller, type Told } from './teller.ts';
