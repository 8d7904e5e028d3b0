// Denied by default: a route that does not declare its access prevents the start. What a session alone
// is not enough for asks before its handler begins.
import {
  type Access,
  type ErrorCode,
  hasAdminArea,
  type RouteDefinition,
} from '@timesync/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Actor } from './actor.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    scope?: RouteDefinition['scope'];
    asksAgain?: RouteDefinition['asksAgain'];
  }
  interface FastifyInstance {
    /** Every route with its access, one line each: `GET /auth/profile user`. */
    accessList: string[];
    /** For a route that asks again; the body is parsed by then. */
    askAgain(request: FastifyRequest): Promise<void>;
  }
  interface FastifyRequest {
    actor: Actor | undefined;
    currentPassword: string | undefined;
  }
}

export type Authenticate = (request: FastifyRequest) => Promise<Actor | undefined>;

/** Refuses with this error when the last authentication is too old. */
export type AskAgain = (request: FastifyRequest, question: ErrorCode) => Promise<void>;

export function guardRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  askAgain: AskAgain,
): void {
  app.decorateRequest('actor');
  app.decorateRequest('currentPassword');
  const accessList: string[] = [];
  app.decorate('accessList', accessList);

  app.addHook('onRoute', (route) => {
    if (!route.config?.access) {
      throw new Error(`${route.method} ${route.url} does not declare who may call it`);
    }
    accessList.push(`${route.method} ${route.url} ${route.config.access}`);
  });

  app.decorate('askAgain', async (request) => {
    const { asksAgain } = request.routeOptions.config;
    if (!asksAgain) return;
    extractPassword(request);
    if (!asksAgain.when) await askAgain(request, asksAgain.question);
  });

  async function guard(request: FastifyRequest, access: Access): Promise<void> {
    request.actor = await authenticate(request);
    if (!request.actor) throw new AppError('NOT_SIGNED_IN');
    if (access === 'public' || access === 'user') return;
    const isAllowed =
      access === 'mitra' ? request.actor.profile.isMitra : hasAdminArea(request.actor, access);
    if (!isAllowed) throw new AppError('FORBIDDEN');
  }

  app.addHook('onRequest', (request, _reply, done) => {
    const { access = 'public' } = request.routeOptions.config;
    if (access === 'public') return done();
    guard(request, access).then(() => done(), done);
  });
}

function extractPassword(request: FastifyRequest): void {
  const { currentPassword, ...body } = (request.body ?? {}) as { currentPassword?: string };
  request.currentPassword = currentPassword;
  request.body = body;
}
