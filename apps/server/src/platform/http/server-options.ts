import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCatalogue } from '@timesync/contract';
import type { FastifyHttpOptions } from 'fastify';
import type { Config } from '../config.ts';
import { requestLines } from './request-lines.ts';
import { LONGEST_BODY_MS } from './uploads/body-deadline.ts';

const HEADERS_TIMEOUT_MS = 15_000;
/** How often Node looks for silent sockets; they are closed within twenty seconds. */
const SILENCE_CHECK_MS = 4_000;

export function serverOptions(config: Config): FastifyHttpOptions<Server> {
  return {
    bodyLimit: 64 * 1024,
    // During a graceful stop, requests on kept-alive connections are answered with `Connection:
    // close`. A proxy would pass Fastify's own 503 on to the customer.
    return503OnClosing: false,
    // A scanned Kode Perangkat is a path parameter of 144 symbols.
    routerOptions: { maxParamLength: 400 },
    requestTimeout: LONGEST_BODY_MS,
    http: {
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: SILENCE_CHECK_MS,
    },
    trustProxy: config.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: requestLines,
    clientErrorHandler: answerClientError,
  };
}

// Bytes that are no HTTP request, or a request whose head is too large or that takes too long to
// arrive: it reaches no route, and is answered like every other refusal.
const statuses: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const status = statuses[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ message: errorCatalogue.MALFORMED.message, code: 'MALFORMED' });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Content-Type: application/json; charset=utf-8',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}
