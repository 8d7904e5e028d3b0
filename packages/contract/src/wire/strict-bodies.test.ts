// Mass assignment (T16): fields that a body does not name are refused, at every depth, so that no
// privileged field can be slipped into a call. The fields named here may be set by an admin on
// purpose.
import { expect, it } from 'vitest';
import * as contract from '../index.ts';
import { MAX_ORDER_TOTAL } from '../orders/order-limits.ts';
import { LARGEST_ROW_ID } from '../values/row-id.ts';
import type { RouteDefinition } from './route.ts';
import { z } from './zod.ts';

const PRIVILEGED = [
  'id',
  'userId',
  'role',
  'passwordHash',
  'emailVerified',
  'whatsappVerified',
  'isMitra',
  'status',
  'price',
  'totalAmount',
  'paidAt',
  'licenses',
  'createdAt',
  'deletedAt',
];
const meant: Record<string, string[]> = {
  'POST /admin/users': ['emailVerified', 'whatsappVerified', 'isMitra'],
  'PATCH /admin/users/:id': ['emailVerified', 'whatsappVerified', 'isMitra'],
  'POST /admin/products': ['id', 'price'],
  'PATCH /admin/products/:id': ['id', 'price'],
  'POST /admin/shipping-rates': ['price'],
  'POST /admin/first-steps/examples': ['price'],
  'POST /admin/transactions': ['userId'],
  'POST /admin/webhooks': ['id'],
  // The body changes a member of the mosque.
  'PATCH /my-mosques/:id/members/:memberId': ['role'],
};

const isRoute = (value: unknown): value is RouteDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;
const exported: unknown[] = Object.values(contract);
type Node = { type?: unknown; properties?: object; additionalProperties?: unknown };

/** Every object in a schema, however deep. */
function objectsIn(node: unknown): Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(objectsIn);
  return 'type' in node && node.type === 'object' ? [node, ...inside] : inside;
}

/** Every number in a schema with the field it belongs to, however deep. */
function numbersIn(node: unknown, field = ''): { field: string; maximum: unknown }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, maximum } = node as { type?: unknown; maximum?: unknown };
  if (type === 'integer' || type === 'number') return [{ field, maximum }];
  return Object.entries(node).flatMap(([key, inside]) =>
    numbersIn(inside, /^(items|anyOf|\d+)$/.test(key) ? field : key),
  );
}

const withBody = exported.filter(isRoute).flatMap(({ method, path, body }) => {
  if (!body) return [];
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  return [{ name: `${method} ${path}`, body, schema, objects: objectsIn(schema) }];
});

it('every body refuses what it does not name', () => {
  const slipped = Object.fromEntries(PRIVILEGED.map((key) => [key, 'admin']));
  for (const { name, body, objects } of withBody) {
    expect(objects, name).not.toHaveLength(0);
    for (const object of objects) expect(object.additionalProperties, name).toBe(false);
    const problems = body.safeParse({ ...slipped, peran: 'admin' }).error?.issues ?? [];
    const codes = problems.map(({ code }) => code);
    expect(codes, name).toContain('unrecognized_keys');
  }
});

it('no body names a privileged field except the intended ones', () => {
  for (const { name, objects } of withBody) {
    const named = new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
    const privileged = PRIVILEGED.filter((key) => named.has(key));
    expect(privileged, name).toEqual(meant[name] ?? []);
  }
});

it('no body takes a number that its column cannot hold', () => {
  for (const { name, schema } of withBody) {
    for (const { field, maximum } of numbersIn(schema)) {
      const largest = /(^i|I)ds?$/.test(field) ? LARGEST_ROW_ID : MAX_ORDER_TOTAL;
      expect(maximum, `${field} of ${name}`).toBeLessThanOrEqual(largest);
    }
  }
});
