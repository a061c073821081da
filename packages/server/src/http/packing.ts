/** Long answers are packed: a whole game is a few kilobytes then. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);
const WORTH_IT = 1_400;

export async function packed(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < WORTH_IT) return payload;
  reply.header('Vary', 'Accept-Encoding');
  if (!/\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/i.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
  reply.header('Content-Encoding', 'gzip').removeHeader('Content-Length');
  return pack(payload);
}
