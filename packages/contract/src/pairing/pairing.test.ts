import { expect, test } from 'vitest';
import type { Bytes } from '../device/encoding/bytes.ts';
import { asciiBytes } from '../device/encoding/bytes.ts';
import { makePairingDigits, makePairingKeys, type PairingChannel, pair } from './pairing.ts';
import { openPairingSession } from './pairing-session.ts';

/** Two ends of one line; `change` may replace a message on its way. */
function makeLine(change: (message: Bytes, number: number) => Bytes = (message) => message) {
  let number = 0;
  const ends = [0, 1].map(() => {
    const waiting: ((message: Bytes) => void)[] = [];
    const arrived: Bytes[] = [];
    const put = (message: Bytes) => {
      const next = waiting.shift();
      if (next) next(message);
      else arrived.push(message);
    };
    const receive = () => {
      const message = arrived.shift();
      return message ? Promise.resolve(message) : new Promise<Bytes>((done) => waiting.push(done));
    };
    return { put, receive };
  });
  const end = (own: number): PairingChannel => ({
    receive: () => ends[own]?.receive() ?? Promise.reject(new Error('No such end')),
    send: (message) => {
      number += 1;
      ends[1 - own]?.put(change(message, number));
    },
  });
  return { remote: end(0), display: end(1) };
}

async function tryPairing(typed: string, shown: string, line = makeLine()) {
  const [remoteKeys, displayKeys] = await Promise.all([makePairingKeys(), makePairingKeys()]);
  return Promise.all([
    pair('remote', typed, line.remote, remoteKeys),
    pair('display', shown, line.display, displayKeys),
  ]);
}

test('the digits on the screen give both the same key', async () => {
  const digits = makePairingDigits();
  expect(digits).toMatch(/^\d{6}$/);
  const [remote, display] = await tryPairing(digits, digits);
  expect(remote).toEqual({ ok: true, pairingKey: expect.any(Uint8Array) });
  expect(display).toEqual(remote);
});

test.each(['123457', '023456', '123056'])('%s is not 123456, for either side', async (typed) => {
  const both = await tryPairing(typed, '123456');
  expect(both).toEqual([
    { ok: false, problem: 'digits' },
    { ok: false, problem: 'digits' },
  ]);
});

test('somebody in between who puts his own point there fails, although the digits are right', async () => {
  const strangers = await makePairingKeys();
  const point = new Uint8Array(await crypto.subtle.exportKey('raw', strangers.publicKey));
  const line = makeLine((message, number) => (number <= 2 ? point : message));
  const both = await tryPairing('123456', '123456', line);
  expect(both.map(({ ok }) => ok)).toEqual([false, false]);
});

test('a point that is none is refused', async () => {
  const line = makeLine((message, number) => (number <= 2 ? new Uint8Array(65) : message));
  const both = await tryPairing('123456', '123456', line);
  expect(both).toEqual([
    { ok: false, problem: 'format' },
    { ok: false, problem: 'format' },
  ]);
});

test('messages arrive once and in order; a recording of another connection opens nothing', async () => {
  const pairingKey = crypto.getRandomValues(new Uint8Array(32));
  const random = () => crypto.getRandomValues(new Uint8Array(16));
  const connect = async () => {
    const nonces = { remote: random(), display: random() };
    return {
      remote: await openPairingSession('remote', pairingKey, nonces),
      display: await openPairingSession('display', pairingKey, nonces),
    };
  };
  const { remote, display } = await connect();
  const [first, second] = [asciiBytes('JMS1-A'), asciiBytes('JMS1-B')];
  const sealed = [await remote.seal(first), await remote.seal(second)] as const;
  expect(await display.open(sealed[1])).toEqual({ ok: false, problem: 'replay' });
  const changed = sealed[0].with(12, (sealed[0][12] ?? 0) ^ 1);
  expect(await display.open(changed)).toEqual({ ok: false, problem: 'changed' });
  expect(await display.open(sealed[0])).toEqual({ ok: true, message: first });
  expect(await display.open(sealed[0])).toEqual({ ok: false, problem: 'replay' });
  expect(await display.open(sealed[1])).toEqual({ ok: true, message: second });
  expect(await remote.open(await display.seal(first))).toEqual({ ok: true, message: first });
  const later = await connect();
  expect(await later.display.open(sealed[0])).toEqual({ ok: false, problem: 'changed' });
  expect(await display.open(new Uint8Array())).toEqual({ ok: false, problem: 'replay' });
});
