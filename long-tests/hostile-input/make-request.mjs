// A request that is almost right: it follows the schema except in a few places, because a request
// that is wrong everywhere is refused early and reaches nothing.
import { hostileNumber, hostileText, hostileValue, pick } from './values.mjs';

const WRONG = 0.25;
let wrongShare = WRONG;
let knownValues = {};
let makeFile;
const isWrong = () => Math.random() < wrongShare;

/**
 * `wrong` is the share of places that break the schema; `known` has values that fit by the name of
 * their place, such as ids of orders that there are; `file` makes the bytes of an upload.
 */
export function makeRequest(method, path, operation, { wrong = WRONG, known = {}, file } = {}) {
  wrongShare = wrong;
  knownValues = known;
  makeFile = file ?? (() => asText(hostileValue()));
  const { parameters = [], requestBody } = operation;
  const address = makeAddress(path, parameters);
  const headers = Object.fromEntries(
    parameters.filter((each) => each.in === 'header').map(({ name }) => [name, asHeader()]),
  );
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const mayHaveBody = method !== 'get' && isWrong();
  if (!content) return { address, headers, ...(mayHaveBody && { json: hostileValue() }) };
  const body = makeValue(content.schema);
  if (type.startsWith('multipart/')) return { address, headers, form: asForm(body) };
  return { address, headers, json: body };
}

function makeAddress(path, parameters) {
  const query = new URLSearchParams();
  let address = path;
  for (const { name, in: place, schema } of parameters) {
    const value = asText(makeValue(schema, 0, name));
    if (place === 'query' && Math.random() < 0.7) query.append(name, value);
    if (place === 'query' && isWrong()) query.append(name, asText(hostileValue()));
    if (place === 'path') address = address.replace(`{${name}}`, encode(value) || '%20');
  }
  return query.size > 0 ? `${address}?${query}` : address;
}

function makeValue(schema = {}, depth = 0, name = '') {
  if (isWrong() || depth > 8) return hostileValue();
  if (Object.hasOwn(knownValues, name) && schema.type !== 'null') return pick(knownValues[name]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return makeValue(pick(options), depth, name);
  const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type;
  return makers[type]?.(schema, depth) ?? hostileValue();
}

const makers = {
  object: ({ properties = {}, required = [] }, depth) => {
    const entries = Object.entries(properties).filter(
      ([name]) => Math.random() < (required.includes(name) ? 1 - wrongShare / 2 : 0.5),
    );
    const made = entries.map(([name, each]) => [name, makeValue(each, depth + 1, name)]);
    // As JSON.parse makes it: an own property, not the prototype.
    if (Math.random() < wrongShare / 5)
      made.push([pick(['__proto__', 'constructor', 'role', 'id']), {}]);
    return Object.fromEntries(made);
  },
  array: ({ items, maxItems = 3 }, depth) =>
    Array.from({ length: isWrong() ? Math.min(maxItems + 1, 60) : pick([1, 1, 2]) }, () =>
      makeValue(items, depth + 1),
    ),
  string: ({ format, maxLength = 50, minLength = 0 }) =>
    pick([
      isWrong() ? hostileText() : 'Nama lain'.padEnd(minLength, 'x').slice(0, maxLength),
      'x'.repeat(Math.min(maxLength, 1_000)),
      'Nama Biasa'.padEnd(minLength, 'x').slice(0, maxLength),
      format === 'email' ? `${Math.random()}@long.test` : '081234567890',
      '2026-11-15',
    ]),
  integer: ({ minimum = 0, maximum = 100 }) =>
    isWrong() ? hostileNumber() : pick([minimum, maximum, 1, 2, 3]),
  number: () => hostileNumber(),
  boolean: () => pick([true, false]),
  null: () => null,
};

function asForm(body) {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body))) {
    const isFile = name === 'file' && !isWrong();
    if (isFile) form.append(name, new Blob([makeFile()]), clean(hostileText()));
    else form.append(name, asText(value));
  }
  return form;
}

const asText = (value) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const asHeader = () =>
  clean(hostileText())
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 300);
/** `fetch` refuses halves of letters; the bytes of JSON bodies carry them. */
const clean = (text) => text.toWellFormed();
const encode = (text) => encodeURIComponent(clean(text)).slice(0, 4_000);
