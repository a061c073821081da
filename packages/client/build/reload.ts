import type { Plugin } from 'vite';

const ENGINE = /\/packages\/(kernel|rail|titles|exchange|host|bots)\/src\//;

/**
 * A change of the engine reloads the page: an open table holds its title and its states, and would go on with the old
 * rules. The game itself is kept on the device, so nothing is lost. The page's own parts are replaced in place.
 */
export function reloadForEngine(): Plugin {
  return {
    name: 'roundhouse-reload-for-engine',
    apply: 'serve',
    hotUpdate({ file }) {
      if (!ENGINE.test(file.replaceAll('\\', '/'))) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
