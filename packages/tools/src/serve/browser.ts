import { spawn } from 'node:child_process';
import { platform } from 'node:os';

/** Opens the address where there is a desktop to open it on; elsewhere nothing happens. */
export function openBrowser(address: string): void {
  const opener = openerFor(platform(), process.env);
  if (!opener || !process.stdout.isTTY) return;
  const [command, ...args] = opener;
  const child = spawn(command!, [...args, address], { stdio: 'ignore', detached: true });
  child.on('error', () => {}); // no such program: the address stands in the terminal
  child.unref();
}

function openerFor(system: string, env: Readonly<Record<string, string | undefined>>): readonly string[] | null {
  if (env['CI'] || env['SSH_CONNECTION']) return null;
  if (system === 'darwin') return ['open'];
  if (system === 'win32') return ['cmd', '/c', 'start', ''];
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : null;
}
