// One log line per request, written when it is answered: request, outcome, duration. Handlers
// attach the meaning of a failure to that line.
import type { ErrorBody } from '@timesync/contract';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

interface Failure extends Pick<ErrorBody, 'code' | 'field'> {
  /** A fault of ours. */
  err?: Error;
}

const failures = new WeakMap<FastifyRequest, Failure>();

export function recordFailure(request: FastifyRequest, failure: Failure): void {
  failures.set(request, failure);
}

class RequestLines extends LogController {
  override incomingRequest(): void {}

  /** The request's own line says it already, without the query string. */
  override routeNotFound(): void {}

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { code, field, err } = failures.get(request) ?? {};
    const line = {
      ...lineOf(request, reply.statusCode, reply.elapsedTime),
      ip: request.ip,
      // A number, not a name: enough to see whose session it was.
      user: request.actor?.userId,
      error: code,
      field,
      isAborted: error ? true : undefined,
    };
    if (err) request.log.error({ ...line, err }, 'request');
    else request.log.info(line, 'request');
  }
}

export const requestLines = new RequestLines();

/** The query string can hold names and emails, so only the path is logged. */
function lineOf(
  { method, url = '' }: { method?: string | undefined; url?: string | undefined },
  status: number,
  ms: number,
) {
  return { method, path: url.split('?')[0], status, ms: Math.round(ms * 10) / 10 };
}
