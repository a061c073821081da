export { bookOf, wordOf } from './book.ts';
export { finishing } from './finishing.ts';
export { type Names, namesFor } from './names.ts';
export { moneyOf, Teller, type Told } from './teller.ts';
export type { Wording } from './wording.ts';
