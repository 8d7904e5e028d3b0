// Two thirds of the cost of a cached answer is work that Fastify does for every request. The first
// request for a URL goes through Fastify; its headers are cached, and later requests are answered
// before Fastify as long as the answer is current.
import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { errorCatalogue } from '@timesync/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Logger } from '../../db/types.ts';
import type { RequestMetrics } from '../../metrics/request-metrics.ts';
import { lineOf } from '../request-lines.ts';
import { LONGEST_BODY_MS, startBodyDeadline } from '../uploads/body-deadline.ts';
import type { CachedAnswer } from './cached-answer.ts';
import { chooseForm, isKnown } from './negotiate.ts';

const MAX_URLS = 500;
const HEADERS_TIMEOUT_MS = 15_000;
/** How often Node looks for silent sockets; they are closed within twenty seconds. */
const SILENCE_CHECK_MS = 4_000;
const { status: MALFORMED_STATUS, message: MALFORMED_MESSAGE } = errorCatalogue.MALFORMED;
const MALFORMED = JSON.stringify({ message: MALFORMED_MESSAGE, code: 'MALFORMED' });
/** New for each request. */
const CHANGING_HEADERS = new Set(['x-request-id', 'content-length', 'content-encoding', 'date']);

declare module 'fastify' {
  interface FastifyReply {
    cachedAnswer: CachedAnswer | undefined;
  }
}

/** Names and values alternate, the form that Node takes fastest. */
type Head = readonly string[];

interface Remembered {
  cached: CachedAnswer;
  head: Head;
  /** With the length of each form. */
  heads: Record<'identity' | 'br' | 'gzip', Head>;
  /** As the app declares it. */
  route: string | undefined;
}

export interface FrontCache {
  serverFactory: NonNullable<FastifyServerOptions['serverFactory']>;
  remember(app: FastifyInstance): void;
}

interface Watchers {
  log: Logger;
  requests: RequestMetrics;
}

export function createFrontCache(watchers: Watchers): FrontCache {
  const remembered = new Map<string, Remembered>();
  let isClosing = false;

  function find(url: string): Remembered | undefined {
    // The app's own answers end their connection then.
    if (isClosing) return undefined;
    const found = remembered.get(url);
    if (!found || found.cached.isCurrent()) return found;
    remembered.delete(url);
    return undefined;
  }

  function keep(request: FastifyRequest, reply: FastifyReply): void {
    const { cachedAnswer: cached } = reply;
    if (!cached || request.method !== 'GET') return;
    if (remembered.size >= MAX_URLS) remembered.clear();
    const head = headOf(reply);
    const headOfForm = (body: string | Buffer = '', ...encoding: string[]): Head => {
      return [...head, 'content-length', String(Buffer.byteLength(body)), ...encoding];
    };
    const heads = {
      identity: headOfForm(cached.identity),
      br: headOfForm(cached.br, 'content-encoding', 'br'),
      gzip: headOfForm(cached.gzip, 'content-encoding', 'gzip'),
    };
    const { url: route } = request.routeOptions;
    remembered.set(request.raw.url ?? '', { cached, head, heads, route });
  }

  return {
    serverFactory: (handle, options) =>
      createFront({ find, ...watchers }, handle as RequestListener, options),
    remember(app) {
      app.decorateReply('cachedAnswer');
      app.addHook('preClose', (done) => {
        isClosing = true;
        done();
      });
      app.addHook('onResponse', (request, reply, done) => {
        keep(request, reply);
        done();
      });
    },
  };
}

function createFront(
  { find, log, requests }: Watchers & { find(url: string): Remembered | undefined },
  handle: RequestListener,
  { requestTimeout = 0, keepAliveTimeout = 0 }: FastifyServerOptions,
): Server {
  const server = createServer(
    { connectionsCheckingInterval: SILENCE_CHECK_MS },
    (request, response) => {
      startBodyDeadline(server, request, requestTimeout);
      if (hasTwoHosts(request)) return refuse(response);
      const { method, url = '', headers } = request;
      const found = method === 'GET' ? find(url) : undefined;
      if (!found) return handle(request, response);
      const startedAt = performance.now();
      const reqId = randomUUID();
      const { cached, head, heads } = found;
      if (isKnown(headers['if-none-match'], cached.etag)) {
        response.writeHead(304, [...head, 'x-request-id', reqId]).end();
      } else {
        const { encoding = 'identity', body } = chooseForm(headers['accept-encoding'], cached);
        response.writeHead(200, [...heads[encoding], 'x-request-id', reqId]).end(body);
      }
      const { statusCode: status } = response;
      const ms = performance.now() - startedAt;
      log.info({ reqId, ...lineOf(request, status, ms) }, 'request');
      requests.count({ method: 'GET', route: found.route, status, ms });
    },
  );
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = LONGEST_BODY_MS;
  server.keepAliveTimeout = keepAliveTimeout;
  return server;
}

// Node keeps the first Host header and drops the others; a proxy in front may have used the last.
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(MALFORMED_STATUS, {
      'content-type': 'application/json; charset=utf-8',
      connection: 'close',
    })
    .end(MALFORMED);
}

function headOf(reply: FastifyReply): string[] {
  const headers = Object.entries(reply.getHeaders());
  return headers.flatMap(([name, value]) =>
    value === undefined || CHANGING_HEADERS.has(name) ? [] : [name, String(value)],
  );
}
