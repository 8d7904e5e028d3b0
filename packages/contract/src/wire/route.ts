import type { AdminArea } from '../accounts/admin-roles.ts';
import type { ApiScope } from '../accounts/api-scopes.ts';
import type { ErrorCode } from './errors.ts';
import type { z } from './zod.ts';

/** Who may call a route: everybody, who is signed in, a mitra, or admins with this area (admin-roles.ts). */
export type Access = 'public' | 'user' | 'mitra' | AdminArea;

/** What somebody at a session that was left open could take, or put in another's place. */
export type Loss = 'money' | 'rights' | 'downloads' | 'data';

export interface RouteDefinition {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters, exactly as in the specification. */
  path: string;
  access: Access;
  /** A key for programs with this scope may call it too; without one, none may. */
  scope?: ApiScope;
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** One multipart file under this field name; the other fields are in `body`. */
  file?: string;
  /** The maximum size of the file: the server stores it on disk and never reads it as a whole. */
  largestFileBytes?: number;
  /** The client sends an `Idempotency-Key`; the same key and body give the same answer. */
  idempotent?: boolean;
  /**
   * Needs the password, as `currentPassword` in the body, or the second factor when the last one is
   * older than ten minutes (decision 0072). With `when` the use case asks, and only then.
   */
  asksAgain?: { loss: Loss; question: ErrorCode; when?: string };
  /** Answers besides errors, by status. The first one is the usual one. */
  responses: Record<number, z.ZodType>;
}

type Part<R, K extends string> = R extends Record<K, infer S extends z.ZodType> ? S : undefined;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a caller sends. */
export type RouteInput<R extends RouteDefinition> = {
  [K in 'params' | 'query' | 'body' as Part<R, K> extends undefined ? never : K]: InputOf<
    Part<R, K>
  >;
} & (R extends { file: string } ? { file: Blob } : unknown);

/** What the handler receives after parsing; the server defines what a file is. */
export type RouteParsed<R extends RouteDefinition, UploadedFile, StoredUpload> = {
  params: OutputOf<Part<R, 'params'>>;
  query: OutputOf<Part<R, 'query'>>;
  body: OutputOf<Part<R, 'body'>>;
} & (R extends { file: string }
  ? { file: R extends { largestFileBytes: number } ? StoredUpload : UploadedFile }
  : unknown);

/** The filters of a list. */
export type ListFilters<R extends RouteDefinition> = Omit<
  NonNullable<OutputOf<Part<R, 'query'>>>,
  'page' | 'limit'
>;

/** The answer of a 2xx status, as the caller reads it. */
export type RouteOutput<R extends RouteDefinition> = {
  [S in keyof R['responses'] & number]: `${S}` extends `2${string}`
    ? z.output<R['responses'][S]>
    : never;
}[keyof R['responses'] & number];

/** `/transaction/:id` with `{ id: 7 }` becomes `/transaction/7`. */
export function buildPath(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`Missing path parameter "${name}" for ${path}`);
    return encodeURIComponent(value);
  });
}
