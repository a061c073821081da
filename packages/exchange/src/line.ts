/** The line of moves that undo and redo go back and forth on, each in the same short time however long it is. */

interface Numbered {
  /** Its place in the export. */
  readonly at: number;
  readonly id: number;
  /** Its number before the actions were renumbered. */
  readonly original_id?: number | null | undefined;
}

export class Line<T extends Numbered = Numbered> {
  /** Those in force, and after them what can still be brought back. */
  readonly #moves: T[] = [];
  /** How many are in force. */
  #length = 0;
  /** How many were in force before each undo that can still be taken back. */
  #undone: number[] = [];
  /** The places of actions by the numbers they have, and had; a message can be named too. */
  readonly #byNumber = new Map<number, number>();
  readonly #byOldNumber = new Map<number, number>();
  readonly #messages = new Set<number>();
  /** The numbers of moves and messages in the order of the export, none below the one before it. */
  readonly #numbers: { readonly at: number; readonly highest: number }[] = [];

  get moves(): T[] {
    return this.#moves.slice(0, this.#length);
  }

  add(move: T): void {
    this.#moves.length = this.#length;
    this.#moves.push(move);
    this.#length++;
    this.#undone = [];
    this.#name(move);
  }

  /** A message comes by: it is no move, but an undo can name it. */
  pass(message: Numbered): void {
    this.#messages.add(message.at);
    this.#name(message);
  }

  /** Takes back the last move, or all after the action of that number. */
  undo(number: number | null): void {
    this.#undone.push(this.#length);
    const kept = number === null ? this.#length - 1 : this.#upTo(this.#placeOf(number));
    this.#length = Math.max(0, kept);
  }

  /** False if there is nothing to bring back. */
  redo(): boolean {
    const length = this.#undone.pop();
    if (length === undefined) return false;
    this.#length = length;
    return true;
  }

  #name({ at, id, original_id: old }: Numbered): void {
    if (!this.#stands(this.#byNumber.get(id))) this.#byNumber.set(id, at);
    if (typeof old === 'number' && !this.#stands(this.#byOldNumber.get(old))) this.#byOldNumber.set(old, at);
    this.#numbers.push({ at, highest: Math.max(id, this.#numbers.at(-1)?.highest ?? id) });
  }

  /** The place of the action that an undo names, by its number or its old one; else of the last with a lower number. */
  #placeOf(number: number): number {
    const named = [this.#byNumber.get(number), this.#byOldNumber.get(number)].find((at) => this.#stands(at));
    if (named !== undefined) return named;
    const lower = countWhile(this.#numbers, this.#numbers.length, ({ highest }) => highest <= number);
    return this.#numbers[lower - 1]?.at ?? -1;
  }

  /** Is the action at this place a message, or a move in force? */
  #stands(at: number | undefined): boolean {
    return at !== undefined && (this.#messages.has(at) || this.#moves[this.#upTo(at) - 1]?.at === at);
  }

  /** How many moves in force stand at this place or before it. */
  #upTo(place: number): number {
    return countWhile(this.#moves, this.#length, ({ at }) => at <= place);
  }
}

/** How many of the first `length` items something holds for, where it holds for none after the first for which it does not. */
function countWhile<T>(items: readonly T[], length: number, holds: (item: T) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(items[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
