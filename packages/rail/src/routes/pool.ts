/** The routes of a train class, as bare numbers: what each pays and the bits it uses. */
import { finalValue } from './route-value.ts';
import type { Walker } from './walker.ts';

export class Pool {
  size = 0;
  value = new Float64Array(64);
  mask: Int32Array;
  private table = new Int32Array(256).fill(-1);

  readonly words: number;

  constructor(words: number) {
    this.words = words;
    this.mask = new Int32Array(64 * words);
  }

  /** Adds the route at hand; of routes with the same bits only the best is kept. */
  add(walker: Walker): void {
    this.put(finalValue(walker), walker.mask, walker.depth * this.words);
  }

  /** The highest value, or 0. */
  most(): number {
    let most = 0;
    for (let i = 0; i < this.size; i++) if (this.value[i]! > most) most = this.value[i]!;
    return most;
  }

  put(value: number, mask: Int32Array, from: number): void {
    const { words } = this;
    let hash = 0x9e3779b9 | 0;
    for (let w = 0; w < words; w++) {
      hash = Math.imul(hash ^ mask[from + w]!, 0x85ebca6b);
      hash ^= hash >>> 15;
    }
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
    const last = this.table.length - 1;
    let slot = hash & last;
    for (let i = this.table[slot]!; i >= 0; slot = (slot + 1) & last, i = this.table[slot]!) {
      if (!this.equals(i, mask, from)) continue;
      if (value > this.value[i]!) this.value[i] = value;
      return;
    }
    if (this.size === this.value.length) this.grow();
    const at = this.size++;
    this.value[at] = value;
    for (let w = 0; w < words; w++) this.mask[at * words + w] = mask[from + w]!;
    this.table[slot] = at;
    if (this.size * 2 > this.table.length) this.rehash();
  }

  private equals(i: number, mask: Int32Array, from: number): boolean {
    for (let w = 0; w < this.words; w++) if (this.mask[i * this.words + w] !== mask[from + w]) return false;
    return true;
  }

  private grow(): void {
    const value = new Float64Array(2 * this.value.length);
    value.set(this.value);
    this.value = value;
    const mask = new Int32Array(2 * this.mask.length);
    mask.set(this.mask);
    this.mask = mask;
  }

  private rehash(): void {
    const { words, size } = this;
    const kept = this.value;
    const masks = this.mask;
    this.table = new Int32Array(2 * this.table.length).fill(-1);
    this.size = 0;
    for (let i = 0; i < size; i++) this.put(kept[i]!, masks, i * words);
  }
}
