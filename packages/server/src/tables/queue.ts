/** Work on one table is done one piece after the other. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  run<T>(work: () => Promise<T> | T): Promise<T> {
    this.#waiting++;
    const done = this.#last.then(work).finally(() => {
      this.#waiting--;
    });
    this.#last = done.catch(() => {});
    return done;
  }

  /** When all that waits now is done. */
  async drained(): Promise<void> {
    await this.#last;
  }
}
