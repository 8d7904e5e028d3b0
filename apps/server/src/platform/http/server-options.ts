import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { requestLines } from './request-lines.ts';

export function serverOptions(config: Config): FastifyServerOptions {
  return {
    bodyLimit: 64 * 1024,
    // A gentle stop costs nobody anything: what a proxy still sends on a kept connection is answered,
    // with the word that the connection ends. Fastify's own 503 would be passed on to the customer.
    return503OnClosing: false,
    // A scanned Kode Perangkat is a path parameter of 144 symbols.
    routerOptions: { maxParamLength: 400 },
    // A photo over a bad line takes its time; who sends nothing is cut off by the headers' timeout.
    requestTimeout: 120_000,
    trustProxy: config.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: requestLines,
  };
}
