import { defineRoute } from '@timesync/contract';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import type { Dependencies } from '../../dependencies.ts';
import { openFiles } from '../../files/files.ts';
import { acceptOnlyJson } from '../body-parsers.ts';
import { handleError } from '../error-handler.ts';
import { answer, serverOf } from '../mount.ts';
import { describeApi, mountApiDescription } from '../openapi.ts';

const upload = defineRoute('POST /upload/:id', 'public', {
  summary: 'Takes a file',
  body: z.strictObject({
    accountId: z.string().regex(/^\d+$/, 'Akun tidak valid').transform(Number),
  }),
  file: 'file',
  responses: {
    200: z.object({ sizeBytes: z.number(), filename: z.string(), accountId: z.number() }),
  },
});

const plain = defineRoute('POST /plain', 'public', {
  summary: 'Takes JSON',
  body: z.strictObject({ file: z.string().optional() }),
  responses: { 200: z.object({ ok: z.boolean() }) },
});

const dataDir = temporaryFolder();
const app = Fastify({ bodyLimit: 64 * 1024 });
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
app.setErrorHandler(handleError);
acceptOnlyJson(app);
app.decorate('askAgain', async () => undefined);
await describeApi(app);
mountApiDescription(app, 'http://localhost');
const files = await openFiles({ dataDir, freeShare: async () => 1 });
serverOf(app, { files } as Dependencies).mount(upload, async (_context, { body, file }) =>
  answer(200, {
    sizeBytes: file.bytes.length,
    filename: file.filename,
    accountId: body.accountId,
  }),
);
serverOf(app, {} as Dependencies).mount(plain, async () => answer(200, { ok: true }));
await app.ready();
afterAll(() => app.close());

type Field = [name: string, value: string | Blob, filename?: string];
const picture = (bytes = 5): Field => ['file', new Blob(['x'.repeat(bytes)]), 'foto.jpg'];
const account: Field = ['accountId', '7'];

async function encode(fields: Field[]) {
  const form = new FormData();
  for (const [name, value, filename] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value, filename);
  }
  const response = new Response(form);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
  };
}

async function send(fields: Field[], url = '/upload/1') {
  return app.inject({ method: 'POST', url, ...(await encode(fields)) });
}

describe('a route with a file', () => {
  it('gets the fields parsed and the file beside them, in any order', async () => {
    for (const fields of [
      [account, picture()],
      [picture(), account],
    ]) {
      const response = await send(fields);
      expect(response.json()).toEqual({ sizeBytes: 5, filename: 'foto.jpg', accountId: 7 });
    }
  });

  it('takes a file larger than other bodies may be, up to 10 MB', async () => {
    const most = 10 * 1024 * 1024;
    expect((await send([account, picture(most)])).json().sizeBytes).toBe(most);
  });

  it.each<[string, Field[], number, string, string?]>([
    ['no file', [account], 400, 'INVALID', 'file'],
    ['an empty file', [account, picture(0)], 400, 'INVALID', 'file'],
    ['text instead of a file', [account, ['file', 'x']], 400, 'MALFORMED'],
    [
      'a file under another name',
      [account, picture(), ['lain', new Blob(['x']), 'x']],
      413,
      'TOO_LARGE',
    ],
    ['a file instead of a field', [['accountId', new Blob(['7']), '7'], account], 400, 'MALFORMED'],
    ['two files', [account, picture(), picture()], 413, 'TOO_LARGE'],
    ['more than 10 MB', [account, picture(10 * 1024 * 1024 + 1)], 413, 'TOO_LARGE'],
    ['much more than 10 MB', [account, picture(20 * 1024 * 1024)], 413, 'TOO_LARGE'],
    ['no field', [picture()], 400, 'INVALID', 'accountId'],
    ['a wrong field', [['accountId', 'x'], picture()], 400, 'INVALID', 'accountId'],
    ['an unknown field', [account, ['role', 'admin'], picture()], 400, 'MALFORMED'],
    ['a field twice', [account, account, picture()], 400, 'MALFORMED'],
    ['a long field', [['accountId', '7'.repeat(5000)], picture()], 413, 'TOO_LARGE'],
    [
      'many fields',
      Array.from({ length: 30 }, (_, i) => [`f${i}`, 'x'] as Field),
      413,
      'TOO_LARGE',
    ],
    ['a poisoned prototype', [account, ['__proto__', 'x'], picture()], 400, 'MALFORMED'],
  ])('refuses %s', async (_name, fields, status, code, field) => {
    const response = await send(fields);
    expect(response.json()).toMatchObject({ code, ...(field && { field }) });
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toMatch(/^[A-Z]/);
  });

  it.each([
    ['JSON', { 'content-type': 'application/json' }, '{"accountId":"7"}'],
    ['broken JSON', { 'content-type': 'application/json' }, '{"accountId":'],
    [
      'a form without files',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'accountId=7',
    ],
    ['a picture alone', { 'content-type': 'image/jpeg' }, 'x'],
    ['nothing', {}, undefined],
  ])('accepts only multipart: %s', async (_name, headers, payload) => {
    const response = await app.inject({ method: 'POST', url: '/upload/1', headers, payload });
    expect([response.statusCode, response.json().code]).toEqual([415, 'UNSUPPORTED_TYPE']);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['another boundary', 'multipart/form-data; boundary=lain', '--x\r\n\r\n--x--'],
    [
      'a cut body',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
    ],
    ['an empty body', 'multipart/form-data; boundary=x', ''],
  ])('refuses %s', async (_name, contentType, payload) => {
    const headers = { 'content-type': contentType };
    const response = await app.inject({ method: 'POST', url: '/upload/1', headers, payload });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/^[A-Z]/);
  });

  it.each(['../../etc/passwd', 'a\u0000b.jpg', '<img src=x>.png', '💥.jpg', 'x'.repeat(5000)])(
    'takes a file named %j without looking at the name',
    async (filename) => {
      const response = await send([account, ['file', new Blob(['12345']), filename]]);
      expect(response.statusCode).toBe(200);
      expect(response.json().sizeBytes).toBe(5);
    },
  );

  it('is described in OpenAPI with its file', async () => {
    const { paths } = (await app.inject('/openapi.json')).json();
    const { content } = paths['/upload/{id}'].post.requestBody;
    expect(Object.keys(content)).toEqual(['multipart/form-data']);
    expect(content['multipart/form-data'].schema.properties).toMatchObject({
      accountId: { type: 'string' },
      file: { type: 'string', format: 'binary' },
    });
  });
});

it('no other route takes multipart', async () => {
  const response = await send([account], '/plain');
  expect([response.statusCode, response.json().code]).toEqual([415, 'UNSUPPORTED_TYPE']);
});
