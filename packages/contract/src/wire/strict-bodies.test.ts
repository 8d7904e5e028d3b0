// Mass assignment (T16): fields that a body does not name are refused, at every depth, so that no
// privileged field can be slipped into a call. The fields named here may be set by an admin on
// purpose.
import { describe, expect, it } from 'vitest';
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
  'status',
  'price',
  'totalAmount',
  'paidAt',
  'licenses',
  'createdAt',
  'deletedAt',
];
const meant: Record<string, string[]> = {
  'POST /admin/users': ['emailVerified', 'whatsappVerified'],
  'PATCH /admin/users/:id': ['emailVerified', 'whatsappVerified'],
  'POST /admin/products': ['id', 'price'],
  'PATCH /admin/products/:id': ['id', 'price'],
  'POST /admin/shipping-rates': ['price'],
  'POST /admin/first-steps/examples': ['price'],
  'POST /admin/transactions': ['userId'],
  // Of a member of the mosque.
  'PATCH /my-mosques/:id/members/:memberId': ['role'],
};

const isRoute = (value: unknown): value is RouteDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;
const exported: unknown[] = Object.values(contract);
const withBody = exported
  .filter(isRoute)
  .flatMap(({ method, path, body }) => (body ? [{ name: `${method} ${path}`, body }] : []));

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

describe.each(withBody)('$name', ({ name, body }) => {
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  const objects = objectsIn(schema);

  it('refuses what it does not name', () => {
    expect(objects).not.toHaveLength(0);
    for (const object of objects) expect(object.additionalProperties).toBe(false);
    const slipped = Object.fromEntries(PRIVILEGED.map((key) => [key, 'admin']));
    const problems = body.safeParse({ ...slipped, peran: 'admin' }).error?.issues ?? [];
    expect(problems.map(({ code }) => code)).toContain('unrecognized_keys');
  });

  it('names no privileged fields except the intended ones', () => {
    const named = new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
    expect(PRIVILEGED.filter((key) => named.has(key))).toEqual(meant[name] ?? []);
  });

  it('takes no number that its column cannot hold', () => {
    for (const { field, maximum } of numbersIn(schema)) {
      const largest = /(^i|I)ds?$/.test(field) ? LARGEST_ROW_ID : MAX_ORDER_TOTAL;
      expect(maximum, field).toBeLessThanOrEqual(largest);
    }
  });
});
