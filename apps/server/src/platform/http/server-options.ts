import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { answerClientError } from './answers/client-errors.ts';
import { requestLines } from './request-lines.ts';

export function serverOptions(config: Config): FastifyServerOptions {
  return {
    bodyLimit: 64 * 1024,
    // During a graceful stop, requests on kept-alive connections are answered with `Connection:
    // close`. A proxy would pass Fastify's own 503 on to the customer.
    return503OnClosing: false,
    // A scanned Kode Perangkat is a path parameter of 144 symbols.
    routerOptions: { maxParamLength: 400 },
    // A photo over a bad line takes long; a silent client is cut off by the headers timeout.
    requestTimeout: 120_000,
    trustProxy: config.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: requestLines,
    clientErrorHandler: answerClientError,
  };
}
