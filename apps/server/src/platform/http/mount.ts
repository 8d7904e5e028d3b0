// The one way from a contract route to a use case: session → access → parse → context → handler.
import type { RouteDefinition, RouteParsed } from '@timesync/contract';
import { currentPassword, errorBody } from '@timesync/contract';
import type {
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
} from 'fastify';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import type { ActorFor, Client } from './actor.ts';
import { CachedAnswer, sendCachedAnswer } from './answers/cached-answer.ts';
import { allowSlowBody } from './uploads/body-deadline.ts';
import { acceptFiles, readForm } from './uploads/multipart.ts';
import { enterUpload, refundUploadPoints, spendUploadPoint } from './uploads/open-uploads.ts';
import {
  readUpload,
  receiveOnDisk,
  removeUploads,
  type StoredUpload,
  type UploadedFile,
} from './uploads/stored-upload.ts';

/** What a use case may use: the dependencies and the caller. */
export interface Context<R extends RouteDefinition = RouteDefinition> extends Dependencies {
  actor: ActorFor<R['access']>;
  /** Of a route that asks for it again; taken out of the body, so that nothing stores it. */
  currentPassword: string | undefined;
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

type Input<R extends RouteDefinition> = RouteParsed<R, UploadedFile, StoredUpload>;

type Handler<R extends RouteDefinition> = (
  context: Context<R>,
  input: Input<R>,
  http: { request: FastifyRequest; reply: FastifyReply },
) => Promise<Answer<R> | CachedAnswer>;

export function mount<R extends RouteDefinition>(
  app: FastifyInstance,
  dependencies: Dependencies,
  route: R,
  handler: Handler<R>,
  config: FastifyContextConfig = {},
): void {
  const { file, largestFileBytes } = route;
  const options: RouteOptions = {
    method: route.method,
    url: route.path,
    config: { access: route.access, asksAgain: route.asksAgain, ...config },
    schema: schemaOf(route),
    ...(file && {
      async preValidation(request, reply) {
        const isLarge = largestFileBytes !== undefined;
        enterUpload(request, reply, isLarge);
        await spendUploadPoint(request, dependencies);
        if (isLarge) allowSlowBody(request.raw);
        await readForm(
          request,
          { file, largestFileBytes },
          (part) => receiveOnDisk(request, part, dependencies.files),
          async (upload) => (isLarge ? upload : readUpload(upload)),
        );
      },
    }),
    async handler(request, reply) {
      const context = contextOf<R>(dependencies, request);
      const result = await handler(context, inputOf(route, request), { request, reply });
      if (result instanceof CachedAnswer) return sendCachedAnswer(request, reply, result);
      return reply.status(result.status as number).send(result.body);
    },
  };
  if (!file) {
    app.route(options);
    return;
  }
  acceptFiles(app, { file, largestFileBytes }, (scope) => {
    removeUploads(scope);
    refundUploadPoints(scope, dependencies);
    scope.route(options);
  });
}

function inputOf<R extends RouteDefinition>(route: R, request: FastifyRequest): Input<R> {
  const { params, query, body } = request;
  if (!route.file) return { params, query, body } as Input<R>;
  const { [route.file]: file, ...fields } = body as Record<string, unknown>;
  return { params, query, body: fields as unknown, file } as unknown as Input<R>;
}

export function contextOf<R extends RouteDefinition>(
  dependencies: Dependencies,
  request: FastifyRequest,
): Context<R> {
  return {
    ...dependencies,
    actor: request.actor as ActorFor<R['access']>,
    currentPassword: request.currentPassword,
    client: { address: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    requestId: request.id,
    log: request.log,
  };
}

function schemaOf(route: RouteDefinition): RouteOptions['schema'] {
  const { params, query, responses, summary } = route;
  const body = bodyOf(route);
  return {
    summary,
    ...(route.file && { consumes: ['multipart/form-data'] }),
    operationId: `${route.method} ${route.path}`,
    tags: [route.path.split('/')[1] ?? ''],
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    response: { ...responses, '4xx': errorBody, '5xx': errorBody },
  };
}

/** The file is checked by its reader; here it is only described, for OpenAPI. */
function bodyOf({ asksAgain, body, file, path }: RouteDefinition): z.ZodType | undefined {
  const more = {
    ...(asksAgain && { currentPassword: currentPassword.optional() }),
    ...(file && { [file]: z.unknown().meta({ type: 'string', format: 'binary' }) }),
  };
  if (Object.keys(more).length === 0) return body;
  if (!body) return z.strictObject(more).nullish();
  if (!(body instanceof z.ZodObject)) throw new Error(`The body of ${path} must be an object`);
  return body.safeExtend(more);
}
