import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { FastifyHttpOptions } from 'fastify';
import type { Config } from '../config.ts';
import { answerClientError } from './answers/client-errors.ts';
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
