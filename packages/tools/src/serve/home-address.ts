import { networkInterfaces } from 'node:os';

/** The address of this machine in its home network: the first that is not its own loop; null where there is none. */
export function homeAddress(): string | null {
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  const reachable = all.filter(({ family, internal }) => family === 'IPv4' && !internal);
  const isPrivate = (address: string): boolean => /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address);
  return (reachable.find(({ address }) => isPrivate(address)) ?? reachable[0])?.address ?? null;
}
