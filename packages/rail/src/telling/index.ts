export { bookOf, wordOf } from './book.ts';
export { calledStop } from './stop.ts';
export { moneyOf, Teller, type Told } from './teller.ts';
