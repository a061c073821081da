/** Whatever goes wrong on the way is one sentence to the client, and never more. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { away, ProblemError } from '../problem.ts';
import type { Log } from '../log.ts';
import { StoreAway } from '../store/contract.ts';

const LARGE = (): ProblemError => new ProblemError('large', 'This is larger than anything that is read here.');
const MEDIA = (): ProblemError => new ProblemError('media', 'Only JSON is read here.');
const MALFORMED = (): ProblemError => new ProblemError('malformed', 'This request cannot be read.');
const FAULT = (request: string): ProblemError =>
  new ProblemError(
    'fault',
    `Something has gone wrong here, and nothing was changed. Its number is ${request}: tell it to the people who run this server.`,
  );

type OnFault = (number: string, what: string) => void;

/** `request` is its number, by which the log can be searched. */
export function problemFor(error: unknown, request: string, log: Log, onFault: OnFault): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof StoreAway) return away();
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return LARGE();
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return MEDIA();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return MALFORMED();
  onFault(request, error instanceof Error ? error.message : String(error));
  log(`a request has failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`, { request });
  return FAULT(request);
}

export function sendProblem(reply: FastifyReply, { problem, retryAfter }: ProblemError): FastifyReply {
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return reply.code(problem.status).type('application/problem+json; charset=utf-8').send(JSON.stringify(problem));
}

export const errorHandler =
  (log: Log, onFault: OnFault) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    sendProblem(reply, problemFor(error, request.id, log, onFault));
