import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';

/** Browsers take a name with this prefix only over https, for one host and without a domain. */
const nameOf = (secure: boolean, name = 'roundhouse'): string => (secure ? `__Host-${name}` : name);
const DEVICE = 'roundhouse-device';
const DAYS_400 = 400 * 24 * 60 * 60;

const keyIn = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.cookies[name];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
};
export const sessionIn = (request: FastifyRequest, secure: boolean): string | undefined =>
  keyIn(request, nameOf(secure));
export const deviceIn = (request: FastifyRequest, secure: boolean): string | undefined =>
  keyIn(request, nameOf(secure, DEVICE));

export function keepSession(reply: FastifyReply, secure: boolean, session: string | null): void {
  if (session === null) reply.clearCookie(nameOf(secure), options(secure));
  else reply.setCookie(nameOf(secure), session, options(secure));
}

export const keepDevice = (reply: FastifyReply, secure: boolean, device: string): void =>
  void reply.setCookie(nameOf(secure, DEVICE), device, options(secure));

const options = (secure: boolean) =>
  ({ path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge: DAYS_400 }) as const;
