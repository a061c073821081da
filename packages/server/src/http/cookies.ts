import type { FastifyReply, FastifyRequest } from 'fastify';
import '@fastify/cookie';

/** Browsers take a name with this prefix only over https, for one host and without a domain. */
const nameOf = (secure: boolean): string => (secure ? '__Host-roundhouse' : 'roundhouse');
const DAYS_400 = 400 * 24 * 60 * 60;

export const sessionIn = (request: FastifyRequest, secure: boolean): string | undefined => {
  const value = request.cookies[nameOf(secure)];
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
};

export function keepSession(reply: FastifyReply, secure: boolean, session: string | null): void {
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  if (session === null) reply.clearCookie(nameOf(secure), options);
  else reply.setCookie(nameOf(secure), session, { ...options, maxAge: DAYS_400 });
}
