import { idParams } from '../values/text.ts';
import type { Access, RouteDefinition } from './route.ts';
import { z } from './zod.ts';

type Method = RouteDefinition['method'];
type Given = Partial<Pick<RouteDefinition, 'responses'>> &
  Omit<RouteDefinition, 'method' | 'path' | 'access' | 'responses'>;

export const messageReply = z.object({ message: z.string() });

/** A route without `params` takes the `:id` of its path; one without `responses` says a sentence. */
type Defaults<Path, R> = (R extends { responses: unknown }
  ? unknown
  : { responses: { 200: typeof messageReply } }) &
  (R extends { params: unknown }
    ? unknown
    : `${Path & string}/` extends `${string}/:id/${string}`
      ? { params: typeof idParams }
      : unknown);

/** One object per endpoint: the server mounts it, the portal calls it, OpenAPI is made of it. */
export function defineRoute<
  const M extends Method,
  const Path extends `/${string}`,
  const A extends Access,
  const R extends Given,
>(line: `${M} ${Path}`, access: A, route: R) {
  const [method, path] = line.split(' ') as [M, Path];
  return {
    method,
    path,
    access,
    responses: { 200: messageReply },
    ...(/:id\b/.test(path) && { params: idParams }),
    ...route,
  } as unknown as { method: M; path: Path; access: A } & R & Defaults<Path, R>;
}
