/** Parts of the page that come later may be asked for while there is no network: they come when it is back. */

/** How often a part is asked for again while the device says that it is online, and how long it waits between. */
const TRIES = 30;
const WAIT = 2000;

/** The same as `load`, but it waits for the network instead of failing without one. */
export const retrying =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    for (let tried = 1; ; tried++) {
      try {
        return await load();
      } catch (error) {
        if (tried > TRIES) throw error;
        await backOnline();
      }
    }
  };

/** Soon, or as soon as the device has a network again. */
const backOnline = (): Promise<void> =>
  new Promise((resume) => {
    if (navigator.onLine) setTimeout(resume, WAIT);
    else addEventListener('online', () => resume(), { once: true });
  });
