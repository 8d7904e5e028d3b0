// Whether an answer is as the OpenAPI description says.
import { createRequire } from 'node:module';

// The validator of Fastify.
const fastify = createRequire(
  createRequire(new URL('../../apps/server/package.json', import.meta.url)).resolve('fastify'),
);
const Ajv = fastify('ajv/dist/2020').default;
const ajv = new Ajv({ strict: false, validateFormats: false });
const compiled = new Map();

/** Says what is wrong, or nothing. */
export function findFault({ responses = {} }, { status, headers, body }) {
  const described = responses[status] ?? responses[`${String(status)[0]}XX`];
  // Pages and files are not routes of the contract: only that they are served is described.
  if (!described) return responses['4XX'] && `status ${status} is not described`;
  const schema = described.content?.['application/json']?.schema;
  const isJson = headers.get('content-type')?.startsWith('application/json');
  if (!schema || !isJson) return status >= 400 && !isJson ? 'an error without JSON' : undefined;
  if (!compiled.has(schema)) compiled.set(schema, ajv.compile(schema));
  const isValid = compiled.get(schema);
  return isValid(body) ? undefined : ajv.errorsText(isValid.errors);
}
