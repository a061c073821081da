/** Numbers that look random and are the same everywhere: for maps that tests and measurements can name by a seed. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bd1e995) | 0;
    for (let i = 0; i < 4; i++) this.next();
  }

  /** From 0 to below 1. */
  next(): number {
    // A shifting register for the sequence, a multiplication for the bits.
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    if (this.state === 0) this.state = 0x2545f491;
    return (Math.imul(this.state, 0x9e3779b1) >>> 0) / 4294967296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}
