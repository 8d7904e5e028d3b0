import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

const SHAPE = /^[\w-]{8,100}$/;

/** The browser's key for one attempt: the same key and body give the same answer. */
export function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !SHAPE.test(key)) throw new AppError('MALFORMED');
  return key;
}
