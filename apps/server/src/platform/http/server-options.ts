import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';
import { openLogStream } from '../log-stream.ts';

/** Names of fields that must never reach a log, wherever they turn up. */
const SECRETS = ['password', 'newPassword', 'oldPassword', 'currentPassword', 'code', 'token'];

export function serverOptions(config: Config): FastifyServerOptions {
  return {
    bodyLimit: 64 * 1024,
    // A scanned Kode Perangkat is a path parameter of 144 symbols.
    routerOptions: { maxParamLength: 400 },
    // A photo over a bad line takes its time; who sends nothing is cut off by the headers' timeout.
    requestTimeout: 120_000,
    trustProxy: config.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? false,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logger: {
      level: config.LOG_LEVEL,
      stream: openLogStream(),
      redact: {
        paths: [
          ...SECRETS,
          ...SECRETS.map((name) => `*.${name}`),
          '*.headers.cookie',
          '*.headers.authorization',
        ],
        censor: '[redacted]',
      },
      serializers: {
        // The query string can hold names and emails, so only the path is logged.
        req: ({ method, url, ip }) => ({ method, path: url?.split('?')[0], ip }),
      },
    },
  };
}
