// Everything is logged; only what is the caller's fault is shown. A 5xx never shows its text.
import { type ErrorBody, type ErrorCode, errorCatalogue } from '@timesync/contract';
import type {
  FastifyError,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.ts';
import { isUnavailable } from '../db/errors.ts';
import { isStorageTrouble } from '../files/storage-trouble.ts';
import { recordFailure, requestLines } from './request-lines.ts';

interface Answer {
  status: number;
  body: ErrorBody;
}

const codeOfStatus: Record<number, ErrorCode> = {
  400: 'MALFORMED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'TOO_LARGE',
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_TYPE',
  416: 'RANGE_OUTSIDE',
  429: 'TOO_MANY_REQUESTS',
  503: 'BUSY',
};

const RETRY_AFTER_SECONDS = '5';

export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = describeError(error);
  const { code, field } = body;
  recordFailure(request, {
    code,
    ...(field && { field }),
    ...(code === 'INTERNAL' && { err: error }),
  });
  if (isUnavailable(error)) request.log.warn({ err: error }, 'database unavailable');
  if (isStorageTrouble(error)) request.log.warn({ err: error }, 'storage unavailable');
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply.status(status).send(body);
}

/** For requests that Fastify refuses before it finds a route; they have no lifecycle. */
export function handleFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  // No deadline watches a body that no route reads.
  reply.header('connection', 'close');
  reply.raw.once('finish', () => requestLines.requestCompleted(null, request, reply));
  handleError(error, request, reply);
}

/** Nobody expected it: neither the caller's fault nor an outage. */
export const isUnexpected = (error: FastifyError) => describeError(error).body.code === 'INTERNAL';

function describeError(error: FastifyError): Answer {
  if (error instanceof AppError) {
    const { code, message, field, status } = error;
    return { status, body: { message, code, ...(field && { field }) } };
  }
  if (hasZodFastifySchemaValidationErrors(error)) return describeInvalid(error.validation[0]);
  if (isUnavailable(error) || isStorageTrouble(error)) return answerOf('BUSY');
  return answerOf(codeOfStatus[error.statusCode ?? 500] ?? 'INTERNAL');
}

/** Only the first broken rule is reported, as the forms show only one. */
function describeInvalid(issue: FastifySchemaValidationError | undefined): Answer {
  const field = issue?.instancePath.slice(1).replaceAll('/', '.');
  // A rule without a place: the body is missing, not an object, or has unknown fields.
  if (!issue?.message || !field) return answerOf('MALFORMED');
  return { ...answerOf('INVALID'), body: { message: issue.message, code: 'INVALID', field } };
}

function answerOf(code: ErrorCode): Answer {
  const { status, message } = errorCatalogue[code];
  return { status, body: { message, code } };
}
