// Missing, null and wrongly typed values are refused with a sentence for people. The contract's own
// test covers every rule of every route; this one covers what leaves the server, at some routes.
import * as contract from '@timesync/contract';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { signInAs } from '../people.ts';
import { someOf } from '../rounds.ts';
import { createTestApp } from '../test-app.ts';

const test = await createTestApp();
const admin = await signInAs(test, 'admin');

const isRoute = (value: unknown): value is contract.RouteDefinition =>
  typeof value === 'object' && value !== null && 'method' in value && 'responses' in value;
const exported: unknown[] = Object.values(contract);
const doors = exported
  .filter(isRoute)
  .flatMap(({ method, path, body }) =>
    body instanceof z.ZodObject ? [{ method, path, fields: Object.keys(body.shape) }] : [],
  );
const wrong = [undefined, null, 7.5, 'x', true, [], [{ peran: 'admin' }], { peran: 'admin' }];
const ofTheLibrary = /\b(input|string|undefined|null|diharapkan|diterima|kunci|expected)\b|[<>=]/i;

it.each(someOf(doors, { share: 0.1 }))('$method $path', async ({ method, path, fields }) => {
  for (const value of wrong) {
    const response = await admin.browser[
      method === 'PATCH' ? 'patch' : method === 'PUT' ? 'put' : 'post'
    ](path.replace(':id', '1'), Object.fromEntries(fields.map((field) => [field, value])));
    if (response.statusCode < 400) continue;
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json().message).toMatch(/^\p{Lu}.*[\p{L}\d.!?]$/u);
    expect(response.json().message).not.toMatch(ofTheLibrary);
  }
});
