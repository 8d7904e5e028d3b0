// The public pages read two small answers. The contract's route objects would bring zod along, which
// weighs more than the rest of the page's own code; here only their types are used.
import type { RouteDefinition, RouteOutput } from '@timesync/contract';
import { API_BASE } from './api-base';

/** `readPublic<typeof route>(path)`, the route imported as a type; the compiler checks the path. */
export async function readPublic<R extends RouteDefinition>(
  path: R['path'],
  signal?: AbortSignal,
): Promise<RouteOutput<R>> {
  const response = await fetch(API_BASE + path, {
    headers: { accept: 'application/json' },
    signal: signal ?? null,
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return (await response.json()) as RouteOutput<R>;
}
