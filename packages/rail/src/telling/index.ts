export { bookOf, type Speaking, wordOf } from './book.ts';
export { moneyOf, type Naming, Teller, type Told } from './teller.ts';
