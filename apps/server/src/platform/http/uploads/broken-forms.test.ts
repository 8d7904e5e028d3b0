// No form, however broken, ends the process or leaves a file behind (T77).
import { readdirSync } from 'node:fs';
import { defineRoute } from '@timesync/contract';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type BrokenForm,
  cutAt,
  randomForm,
  wholeForms,
} from '../../../../../../long-tests/hostile-input/broken-forms.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import type { Dependencies } from '../../dependencies.ts';
import { openFiles } from '../../files/files.ts';
import { acceptOnlyJson } from '../body-parsers.ts';
import { handleError } from '../error-handler.ts';
import { answer, serverOf } from '../mount.ts';

const route = (path: `/${string}`) =>
  defineRoute(`POST ${path}`, 'public', {
    summary: 'Takes a file',
    body: z.strictObject({ accountId: z.string().optional() }),
    file: 'file',
    responses: { 200: z.object({ ok: z.boolean() }) },
  });
const small = route('/small');
const large = { ...route('/large'), largestFileBytes: 20 * 1024 * 1024 } as const;

const dataDir = temporaryFolder();
const escaped: unknown[] = [];
const note = (error: unknown) => escaped.push(error);

process.on('uncaughtException', note);
const files = await openFiles({ dataDir, freeShare: async () => 1 });
const app = Fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
app.setErrorHandler(handleError);
acceptOnlyJson(app);
app.decorate('askAgain', async () => undefined);
for (const each of [small, large]) {
  serverOf(app, { files } as Dependencies).mount(each, async () => answer(200, { ok: true }));
}
await app.ready();
afterAll(async () => {
  process.off('uncaughtException', note);
  await app.close();
});

async function send(url: string, { name, contentType, body }: BrokenForm) {
  const headers = { 'content-type': contentType };
  const { statusCode } = await app.inject({ method: 'POST', url, headers, payload: body });
  if (statusCode >= 500) throw new Error(`${statusCode} for ${name} at ${url}`);
}

const leftBehind = () =>
  readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

it.each(['/small', '/large'])(
  '%s outlives a form that breaks a limit and is cut anywhere',
  async (url) => {
    const [tooMany] = wholeForms().filter(({ name }) => name === 'too many fields, file last');
    if (!tooMany) throw new Error('no such form');
    for (let length = 0; length <= tooMany.body.length; length += 1) {
      await send(url, cutAt(tooMany, length));
    }
    expect(escaped).toEqual([]);
    // The file of an answered request is removed after the answer.
    await expect.poll(leftBehind).toEqual([]);
  },
);

it.each(['/small', '/large'])(
  '%s outlives any rule broken, in any order, cut anywhere',
  async (url) => {
    for (const form of wholeForms()) await send(url, form);
    for (let n = 0; n < 300; n += 1) await send(url, randomForm());
    expect(escaped).toEqual([]);
    // The file of an answered request is removed after the answer.
    await expect.poll(leftBehind).toEqual([]);
  },
);
