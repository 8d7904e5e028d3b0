import { describe, expect, it } from 'vitest';
import type { BrowserClient } from '../../../../../test/browser-client.ts';
import { PASSWORD, signInAs } from '../../../../../test/people.ts';
import { resetByMail } from '../../../../../test/recovery-code.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { totpCode, totpStep } from './totp.ts';

const test = await createTestApp();

const MINUTE = 60_000;
const codeOf = (secret: Buffer, away = 0) => totpCode(secret, totpStep(test.clock.now()) + away);

/** An admin with an active authenticator app. */
async function lockedAdmin() {
  const admin = await signInAs(test, 'admin');
  const begun = (await admin.browser.post('/auth/second-factor/totp', {})).json();
  const secret = decode(begun.secret);
  const on = await admin.browser.post('/auth/second-factor/totp/confirm', { code: codeOf(secret) });
  test.clock.advance(MINUTE);
  return { ...admin, secret, uri: begun.uri, backupCodes: on.json().backupCodes as string[] };
}

function decode(base32: string): Buffer {
  const bits = [...base32]
    .map((symbol) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(symbol).toString(2).padStart(5, '0'),
    )
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function firstStep(email: string): Promise<{ browser: BrowserClient; answer: object }> {
  const browser = test.browser();
  const response = await browser.post('/auth/login', { email, password: PASSWORD });
  expect(response.statusCode).toBe(200);
  return { browser, answer: response.json() };
}

const secondStep = (browser: BrowserClient, code: string) =>
  browser.post('/auth/login/second-factor', { code });

describe('signing in with a second factor', () => {
  it('is asked for after the right password, and nothing works before it', async () => {
    const { user, secret } = await lockedAdmin();
    const { browser, answer } = await firstStep(user.email);
    expect(answer).toEqual({
      loggedIn: false,
      user: null,
      secondFactor: { methods: ['totp', 'backup'], passkeyOptions: null },
    });
    expect((await browser.get('/auth/profile')).statusCode).toBe(401);
    const wrong = await secondStep(browser, '000000');
    expect(wrong.json()).toMatchObject({ code: 'SECOND_FACTOR_REFUSED' });
    const right = await secondStep(browser, codeOf(secret));
    expect(right.json()).toMatchObject({ loggedIn: true, user: { email: user.email } });
    expect((await browser.get('/auth/profile')).statusCode).toBe(200);
  });

  it('ends a sign-in between its steps when the password changes', async () => {
    const { user, browser: owner, secret } = await lockedAdmin();
    const { browser: thief } = await firstStep(user.email);
    const changed = { oldPassword: PASSWORD, newPassword: 'kata-sandi-lain' };
    expect((await owner.patch('/profile/password', changed)).statusCode).toBe(200);
    const second = await secondStep(thief, codeOf(secret));
    expect(second.json()).toMatchObject({ code: 'SIGN_IN_TOO_OLD' });
  });

  it('takes a code once, also in another browser', async () => {
    const { user, secret } = await lockedAdmin();
    const first = await firstStep(user.email);
    const second = await firstStep(user.email);
    const code = codeOf(secret);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await secondStep(first.browser, typed)).statusCode).toBe(200);
    const again = await secondStep(second.browser, typed);
    expect(again.json()).toMatchObject({ code: 'SECOND_FACTOR_REFUSED' });
  });

  it('takes each backup code once', async () => {
    const { user, backupCodes } = await lockedAdmin();
    expect(new Set(backupCodes).size).toBe(10);
    const code = backupCodes[3] ?? '';
    for (const status of [200, 422]) {
      const { browser } = await firstStep(user.email);
      const response = await secondStep(browser, `${code.slice(0, 5)}-${code.slice(5)}`);
      expect(response.statusCode).toBe(status);
    }
  });

  it('needs the browser of the first step, within five minutes', async () => {
    const { user, secret } = await lockedAdmin();
    await firstStep(user.email);
    const stranger = await secondStep(test.browser(), codeOf(secret));
    expect(stranger.json()).toMatchObject({ code: 'SIGN_IN_TOO_OLD' });
    const { browser } = await firstStep(user.email);
    test.clock.advance(6 * MINUTE);
    const late = await secondStep(browser, codeOf(secret));
    expect(late.json()).toMatchObject({ code: 'SIGN_IN_TOO_OLD' });
  });

  it('is not passed by a new password from the mailbox', async () => {
    const { user } = await lockedAdmin();
    const { browser, reset } = await resetByMail(test, user.email, 'password-baru');
    expect(reset.json()).toMatchObject({ user: null });
    expect((await browser.get('/auth/profile')).statusCode).toBe(401);
  });

  it('refuses nonsense in a sentence', async () => {
    const { user } = await lockedAdmin();
    for (const proof of [{}, { code: '' }, { passkey: '{}' }, { passkey: 'x', code: '1' }]) {
      const { browser } = await firstStep(user.email);
      const response = await browser.post('/auth/login/second-factor', proof);
      expect([400, 422]).toContain(response.statusCode);
    }
  });
});

it('is taken in place of the password where an old session asks, for ten minutes', async () => {
  const { browser, secret } = await lockedAdmin();
  test.clock.advance(11 * MINUTE);
  const add = (extra: object = {}) =>
    browser.post('/admin/payment-accounts', {
      name: 'BSI',
      accountNumber: '7123456789',
      accountName: 'Jam Masjid',
      type: 'bank',
      active: true,
      ...extra,
    });
  expect((await add()).json()).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
  const withPassword = await add({ currentPassword: PASSWORD });
  expect(withPassword.json()).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
  const question = await browser.post('/auth/confirm/options');
  expect(question.json()).toEqual({ methods: ['totp', 'backup'], passkeyOptions: null });
  expect((await browser.post('/auth/confirm', { code: codeOf(secret) })).statusCode).toBe(200);
  expect((await add()).statusCode).toBe(201);
  test.clock.advance(11 * MINUTE);
  expect((await add()).json()).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
});

describe('setting and removing it', () => {
  it('is reported by mail, and its backup codes are deleted with the last factor', async () => {
    await test.popMails();
    const { browser, user, uri } = await lockedAdmin();
    expect(uri).toContain(encodeURIComponent(user.email));
    const mails = (await test.popMails()).filter(({ to }) => to === user.email);
    expect(mails.map(({ text }) => text).join()).toContain('aplikasi autentikator dipasang');
    expect((await browser.get('/auth/second-factor')).json()).toEqual({
      hasTotp: true,
      passkeys: [],
      backupCodesLeft: 10,
    });
    const twice = await browser.post('/auth/second-factor/totp', {});
    expect(twice.json()).toMatchObject({ code: 'CONFLICT' });
    expect((await browser.delete('/auth/second-factor/totp')).statusCode).toBe(200);
    expect((await browser.get('/auth/second-factor')).json()).toEqual({
      hasTotp: false,
      passkeys: [],
      backupCodesLeft: 0,
    });
  });

  it('is not active before its first code', async () => {
    const { browser, user } = await signInAs(test, 'admin');
    await browser.post('/auth/second-factor/totp', {});
    expect((await firstStep(user.email)).answer).toMatchObject({ loggedIn: true });
  });
});
