// Every refusal is a plain Indonesian sentence, for missing, empty and wrongly typed values, and
// never the words of the validation library.
import { expect, it } from 'vitest';
import * as contract from '../index.ts';
import type { RouteDefinition } from './route.ts';
import { z } from './zod.ts';

interface Node {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
}
type Path = (string | number)[];

const isRoute = (value: unknown): value is RouteDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;
const exported: unknown[] = Object.values(contract);
const inputs = exported
  .filter(isRoute)
  .flatMap(({ method, path, params, query, body }) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [{ name: `${part} of ${method} ${path}`, schema }] : [],
    ),
  );

/** Something of the right kind at every place, however little sense it makes. */
function sampleOf(node: Node): unknown {
  const { type, properties = {}, items = {}, anyOf } = node;
  if (anyOf?.[0]) return sampleOf(anyOf[0]);
  if ('const' in node) return node.const;
  if (node.enum) return node.enum[0];
  if (type === 'array') return [sampleOf(items)];
  if (type === 'object') {
    return Object.fromEntries(Object.entries(properties).map(([k, v]) => [k, sampleOf(v)]));
  }
  if (type === 'integer' || type === 'number') return 1;
  return type === 'boolean' ? true : 'contoh';
}

/** Every place in a value, the value itself first. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inside = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]));
  return [path, ...inside];
}

function withPlace(value: unknown, [key, ...rest]: Path, put: (old: unknown) => unknown): unknown {
  if (key === undefined) return put(value);
  const copy = structuredClone(value) as Record<string | number, unknown>;
  const changed = withPlace(copy[key], rest, put);
  if (changed === undefined) delete copy[key];
  else copy[key] = changed;
  return copy;
}

const wrong: Record<string, (old: unknown) => unknown> = {
  missing: () => undefined,
  null: () => null,
  'a text': () => 'x',
  'an empty text': () => '',
  'a long text': () => 'x'.repeat(30_000),
  'a number': () => 7.5,
  'a negative number': () => -1,
  'a large number': () => 1e15,
  'a truth value': () => true,
  'a list': () => [],
  'a long list': () => Array.from({ length: 200 }, () => ({})),
  'an object': () => ({}),
  'an unknown field': (old) =>
    typeof old === 'object' && old !== null ? { ...old, peran: 'admin' } : old,
};

const ofTheLibrary =
  /\b(input|string|number|boolean|array|object|record|undefined|null|nan|regex|pola|diharapkan|diterima|kunci|invalid|expected|received|required|union|iso)\b|valid:|[<>=_]/i;
const indonesian =
  /\b(tidak|wajib|minimal|maksimal|harus|belum|pilih|terlalu|hanya|masih|terdiri|periksa|kosong|lengkapi|apa)\b/i;

it.each(inputs)('$name is refused in plain sentences', ({ schema }) => {
  const node = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node;
  const sample = sampleOf(node);
  const sentences = new Set(
    placesIn(sample).flatMap((place) =>
      Object.values(wrong).flatMap((put) => {
        const result = schema.safeParse(withPlace(sample, place, put));
        return result.error?.issues.map(({ message }) => message) ?? [];
      }),
    ),
  );
  expect(sentences.size).toBeGreaterThan(0);
  for (const sentence of sentences) {
    expect(sentence).not.toMatch(ofTheLibrary);
    expect(sentence).toMatch(indonesian);
    expect(sentence).toMatch(/^\p{Lu}.*[\p{L}\d.!?/]$/u);
  }
});
