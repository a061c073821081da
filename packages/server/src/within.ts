/** Waits for something, but not longer than so many milliseconds. */
export async function within(milliseconds: number, done: Promise<unknown> | undefined): Promise<void> {
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<void>((over) => {
    late = setTimeout(over, milliseconds);
  });
  await Promise.race([done, tooLate]).finally(() => clearTimeout(late));
}
