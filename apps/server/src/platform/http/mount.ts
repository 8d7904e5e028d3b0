// The one way from a contract route to a use case: session → access → parse → context → handler.
import type { RouteDefinition, RouteParsed } from '@timesync/contract';
import { currentPassword, errorBody } from '@timesync/contract';
import type {
  FastifyBaseLogger,
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  FastifySchemaCompiler,
  RouteOptions,
} from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Actor, ActorFor, Client } from './actor.ts';
import { CachedAnswer, sendCachedAnswer } from './answers/cached-answer.ts';
import { hidesKeys, maskKeys } from './answers/mask-keys.ts';
import { acceptFiles } from './uploads/multipart.ts';
import { receiveUpload } from './uploads/receive-upload.ts';
import type { StoredUpload, UploadedFile } from './uploads/stored-upload.ts';

/** What a use case may use: the dependencies and the caller. */
export interface Context<R extends RouteDefinition = RouteDefinition> extends Dependencies {
  actor: ActorFor<R['access']>;
  /** Of a route that asks for it again; taken out of the body, so that nothing stores it. */
  currentPassword: string | undefined;
  client: Client;
  requestId: string;
  log: FastifyBaseLogger;
}

/** The context of a route that demands a session. */
export type ActorContext = Context & { actor: Actor };

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

/** What the routes of a feature are mounted on. */
export interface Server {
  app: FastifyInstance;
  dependencies: Dependencies;
  mount<R extends RouteDefinition>(
    route: R,
    handler: Handler<R>,
    config?: FastifyContextConfig,
  ): void;
}

export function serverOf(app: FastifyInstance, dependencies: Dependencies): Server {
  return {
    app,
    dependencies,
    mount: (route, handler, config) => mountRoute(app, dependencies, route, handler, config),
  };
}

function mountRoute<R extends RouteDefinition>(
  app: FastifyInstance,
  dependencies: Dependencies,
  route: R,
  handler: Handler<R>,
  config: FastifyContextConfig = {},
): void {
  const options: RouteOptions = {
    method: route.method,
    url: route.path,
    config: { access: route.access, scope: route.scope, asksAgain: route.asksAgain, ...config },
    schema: schemaOf(route),
    ...(route.file && { validatorCompiler: leaveForm }),
    async handler(request, reply) {
      const result = await withInput(dependencies, route, request, (input) =>
        handler(contextOf(dependencies, request), input, { request, reply }),
      );
      if (result instanceof CachedAnswer) return sendCachedAnswer(request, reply, result);
      const isMasked = hidesKeys(route.access, request.actor);
      return reply
        .status(result.status as number)
        .send(isMasked ? maskKeys(result.body) : result.body);
    },
  };
  if (route.file) acceptFiles(app, route, (scope) => scope.route(options));
  else app.route(options);
}

type Work<R extends RouteDefinition, T> = (input: Input<R>) => Promise<T>;

async function withInput<R extends RouteDefinition, T>(
  dependencies: Dependencies,
  route: R,
  request: FastifyRequest,
  work: Work<R, T>,
): Promise<T> {
  const run = async (file?: unknown) => {
    await request.server.askAgain(request);
    const { params, query, body } = request;
    return work({ params, query, body, ...(route.file && { file }) } as unknown as Input<R>);
  };
  const { file: field, largestFileBytes } = route;
  if (!field) return run();
  return receiveUpload(
    request,
    { file: field, largestFileBytes },
    dependencies,
    async ({ fields, file }) => {
      const parsed = fieldsOf(route)?.safeParse(fields);
      if (parsed?.error) throw refusalOf(parsed.error);
      request.body = parsed?.data;
      return run(file);
    },
  );
}

/** The same as of any other body: see `error-handler.ts`. */
function refusalOf({ issues: [issue] }: z.ZodError): AppError {
  const { message, path } = issue ?? { message: '', path: [] };
  const field = path.join('.');
  return field ? new AppError('INVALID', { message, field }) : new AppError('MALFORMED');
}

/** A form is checked when it has been read, and that is after everything else was found right. */
const leaveForm: FastifySchemaCompiler<FastifySchema> = (part) =>
  part.httpPart === 'body'
    ? (value) => ({ value })
    : validatorCompiler(part as Parameters<typeof validatorCompiler>[0]);

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
    ...(route.scope && { security: [{ apiKey: [route.scope] }] }),
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
function bodyOf(route: RouteDefinition): z.ZodType | undefined {
  const fields = fieldsOf(route);
  if (!route.file) return fields;
  return extend(route, fields, {
    [route.file]: z.unknown().meta({ type: 'string', format: 'binary' }),
  });
}

function fieldsOf(route: RouteDefinition): z.ZodType | undefined {
  if (!route.asksAgain) return route.body;
  return extend(route, route.body, { currentPassword: currentPassword.optional() });
}

function extend({ path }: RouteDefinition, body: z.ZodType | undefined, more: z.ZodRawShape) {
  if (!body) return z.strictObject(more).nullish();
  if (!(body instanceof z.ZodObject)) throw new Error(`The body of ${path} must be an object`);
  return body.safeExtend(more);
}
