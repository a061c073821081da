/** A number from 0 up to, but not including, `below`. */
export type Dice = (below: number) => number;
