import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Failure } from '../failure.ts';

export const DEFAULT_PORT = 8080;
const PORTS_TO_TRY = 50;

/** Listens on the wished port, or on the next free one where none was wished. Gives the port. */
export async function listen(server: Server, host: string, wished: number | undefined): Promise<number> {
  const first = wished ?? DEFAULT_PORT;
  const tries = wished === undefined ? PORTS_TO_TRY : 1;
  for (let port = first; port < first + tries; port++) {
    const error = await tryPort(server, host, port);
    if (error === null) return (server.address() as AddressInfo).port;
    const isNext = wished === undefined && (error.code === 'EADDRINUSE' || error.code === 'EACCES');
    if (!isNext) throw new Failure(whyNot(error, host, port));
  }
  throw new Failure('found no free port.');
}

function whyNot({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} is taken.`;
    case 'EACCES':
      return `you may not open port ${port}: choose one above 1023.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `this machine has no address ${host}.`;
    default:
      return `cannot listen: ${message}`;
  }
}

function tryPort(server: Server, host: string, port: number): Promise<NodeJS.ErrnoException | null> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => {
      server.off('listening', ready);
      resolve(error);
    };
    const ready = () => {
      server.off('error', failed);
      resolve(null);
    };
    server.once('error', failed);
    server.once('listening', ready);
    server.listen(port, host);
  });
}
