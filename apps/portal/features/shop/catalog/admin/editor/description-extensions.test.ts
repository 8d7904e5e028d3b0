import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { descriptionExtensions } from './description-extensions';

// The same list as in apps/server/src/features/shop/catalog/sanitize-description.ts.
const ALLOWED_TAGS = [
  ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'ul', 'ol', 'li', 'h2', 'h3', 'h4'],
  ...['blockquote', 'a', 'table', 'thead', 'tbody', 'tr', 'td', 'th', 'hr'],
];
const schema = getSchema(descriptionExtensions);

function describe(output: unknown): { tags: string[]; attributes: string[] } {
  if (!Array.isArray(output)) return { tags: [], attributes: [] };
  const [tag, ...rest] = output;
  const parts = rest.map(describe);
  const attributes = rest
    .filter((part) => part && typeof part === 'object' && !Array.isArray(part))
    .flatMap((part) => Object.entries(part).filter(([, value]) => value !== null))
    .map(([name]) => `${tag}.${name}`);
  return {
    tags: [tag, ...parts.flatMap((part) => part.tags)],
    attributes: [...attributes, ...parts.flatMap((part) => part.attributes)],
  };
}

function everythingItMakes() {
  const nodes = Object.values(schema.nodes)
    .filter((type) => !['doc', 'text', 'heading'].includes(type.name))
    .map((type) => type.spec.toDOM?.(type.create()));
  const headings = [1, 2, 3, 4, 5].map((level) => {
    const { heading } = schema.nodes;
    return heading?.spec.toDOM?.(heading.create({ level }));
  });
  const marks = Object.values(schema.marks).map((type) =>
    type.spec.toDOM?.(type.create({ href: 'https://timesync.id' }), true),
  );
  return [...nodes, ...headings, ...marks].map(describe);
}

test('the editor makes only tags that the sanitiser keeps', () => {
  const tags = new Set(everythingItMakes().flatMap((made) => made.tags));
  expect([...tags].filter((tag) => !ALLOWED_TAGS.includes(tag))).toEqual([]);
});

test('the only attributes are those of links', () => {
  const attributes = new Set(everythingItMakes().flatMap((made) => made.attributes));
  expect([...attributes].sort()).toEqual(['a.href', 'a.rel']);
});

test('bold, italic, lists, headings and links are there', () => {
  const tags = new Set(everythingItMakes().flatMap((made) => made.tags));
  expect([...tags]).toEqual(
    expect.arrayContaining(['strong', 'em', 'ul', 'ol', 'li', 'h2', 'h3', 'a']),
  );
});
