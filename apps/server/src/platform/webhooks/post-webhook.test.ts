import { generateKeyPairSync } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { certificateFor } from '../../../../../clients/sample-apks/build-certificate.ts';
import { explainSilence, PrivateAddressError, postWebhook } from './post-webhook.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const certificate = certificateFor(
  privateKey,
  publicKey.export({ format: 'der', type: 'spki' }),
).toString('base64');
const cert = `-----BEGIN CERTIFICATE-----\n${certificate}\n-----END CERTIFICATE-----\n`;
const key = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

let paths: string[] = [];
let connections = 0;
let status = 204;
let upgrade: Record<string, string> = {};
const server = createServer({ key, cert }, (request, response) => {
  paths.push(request.url ?? '');
  response.writeHead(status, { location: '/elsewhere', ...upgrade }).end();
});
server.on('connection', () => {
  connections += 1;
});
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
// The name in the certificate.
const url = `https://test:${(server.address() as AddressInfo).port}/kabar`;
afterAll(() => new Promise((closed) => server.close(closed)));
beforeEach(() => {
  paths = [];
  connections = 0;
  status = 204;
  upgrade = {};
});

const here = [{ address: '127.0.0.1', family: 4 }];
const resolvesTo =
  (...answers: LookupAddress[][]) =>
  (_name: string, _options: unknown, done: (error: null, found: LookupAddress[]) => void) =>
    done(null, answers.shift() ?? []);
const message = (to = url) => ({ url: to, headers: { 'webhook-id': 'msg_1' }, body: '{}' });
const outside = { resolve: resolvesTo(here), isAllowed: () => true, ca: cert };

it('sends over https and does not follow a redirect', async () => {
  const send = () => postWebhook(message(), { ...outside, resolve: resolvesTo(here) });
  expect(await send()).toBe(204);
  status = 307;
  expect(await send()).toBe(307);
  expect(paths).toEqual(['/kabar', '/kabar']);
});

it('does not wait for a server that wants to speak another protocol', async () => {
  status = 101;
  upgrade = { connection: 'upgrade', upgrade: 'websocket' };
  const sent = postWebhook(message(), { ...outside, resolve: resolvesTo(here) });
  await expect(sent).rejects.toThrow('without an answer');
});

it('never connects to a name that leads, also, into a private network', async () => {
  const publicOne = { address: '93.184.216.34', family: 4 };
  for (const answer of [here, [publicOne, ...here], [{ address: '::1', family: 6 }]]) {
    const sent = postWebhook(message(), { resolve: resolvesTo(answer), ca: cert });
    await expect(sent).rejects.toThrow(PrivateAddressError);
  }
  expect(connections).toBe(0);
});

it('connects to the answer that was checked, whatever the name means a moment later', async () => {
  const checked: string[] = [];
  const elsewhere = [{ address: '10.0.0.1', family: 4 }];
  const sent = await postWebhook(message(), {
    resolve: resolvesTo(here, elsewhere),
    isAllowed: (address) => checked.push(address) > 0,
    ca: cert,
  });
  expect([sent, checked]).toEqual([204, ['127.0.0.1']]);
});

it.each([
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://0x7f.1/',
  'https://8.8.8.8/',
  'http://test/',
])('refuses %s without asking for a name', async (to) => {
  await expect(postWebhook(message(to), outside)).rejects.toThrow(PrivateAddressError);
});

it('says in plain words why nothing answered', async () => {
  const unknown = Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' });
  expect(explainSilence(unknown)).toBe('Nama alamat ini tidak ditemukan');
  const untrusted = postWebhook(message(), {
    ...outside,
    resolve: resolvesTo(here),
    ca: undefined,
  });
  expect(explainSilence(await untrusted.catch((error: unknown) => error))).toBe(
    'Sertifikat https-nya tidak sah',
  );
});
