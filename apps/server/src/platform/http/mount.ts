// The one way from a contract route to a use case: session → access → parse → context → handler.
import type { RouteDefinition, RouteParsed } from '@timesync/contract';
import { errorBody } from '@timesync/contract';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify';
import type { z } from 'zod';
import type { Parts } from '../parts.ts';
import type { ActorFor, Client } from './actor.ts';

/** What a use case may use: the parts, and who asks. */
export interface Context<R extends RouteDefinition = RouteDefinition> extends Parts {
  actor: ActorFor<R['access']>;
  client: Client;
  requestId: string;
  log: FastifyBaseLogger;
}

/** A declared status and its body, held together by the compiler. */
export type Answer<R extends RouteDefinition> = {
  [S in keyof R['responses'] & number]: { status: S; body: z.input<R['responses'][S]> };
}[keyof R['responses'] & number];

/** Keeps the literal types, so that a wrong status or body does not compile. */
export function answer<const S extends number, const B>(
  status: S,
  body: B,
): { status: S; body: B } {
  return { status, body };
}

type Handler<R extends RouteDefinition> = (
  context: Context<R>,
  input: RouteParsed<R>,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<Answer<R>>;

export function mount<R extends RouteDefinition>(
  app: FastifyInstance,
  parts: Parts,
  route: R,
  handler: Handler<R>,
): void {
  app.route({
    method: route.method,
    url: route.path,
    config: { access: route.access },
    schema: schemaOf(route),
    async handler(request, reply) {
      const input = {
        params: request.params,
        query: request.query,
        body: request.body,
      } as RouteParsed<R>;
      const { status, body } = await handler(contextOf(parts, request), input, { request, reply });
      return reply.status(status as number).send(body);
    },
  });
}

function contextOf<R extends RouteDefinition>(parts: Parts, request: FastifyRequest): Context<R> {
  return {
    ...parts,
    actor: request.actor as ActorFor<R['access']>,
    client: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    requestId: request.id,
    log: request.log,
  };
}

function schemaOf(route: RouteDefinition): RouteOptions['schema'] {
  const { params, query, body, responses, summary } = route;
  return {
    summary,
    operationId: `${route.method} ${route.path}`,
    tags: [route.path.split('/')[1] ?? ''],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...responses, '4xx': errorBody, '5xx': errorBody },
  };
}
