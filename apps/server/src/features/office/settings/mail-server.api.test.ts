import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createPerson, signInAs } from '../../../../test/people.ts';
import { quietLog } from '../../../../test/quiet-log.ts';
import { asksFor, type MailServer, startMailServer } from '../../../../test/smtp-moods.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../../../test/test-app.ts';
import { startChangeEvents } from '../../../platform/db/change-events.ts';
import { followMailServer } from '../../../platform/mail/follow-mail-server.ts';
import { queueNotice } from '../notices/queue-notice.ts';
import { sendQueuedMails } from '../notices/send-mails.ts';
import { openSettings } from './open-settings.ts';

const path = '/admin/mail-server';
const PASSWORD = 'sandi-rahasia-smtp';
const test = await openShop();
const admin = await signInAs(test, 'admin');
afterEach(() => admin.browser.delete(path));

/** Opens a shop with the real mailer. */
async function openShop(options: TestAppOptions = {}): Promise<TestApp> {
  const shop = await createTestApp(options);
  const { dependencies } = shop;
  const mailer = followMailServer({
    ...dependencies,
    log: quietLog,
    readStored: () => dependencies.settings.current.mailServer,
  });
  Object.assign(dependencies.mailer, mailer);
  return shop;
}

const servers: MailServer[] = [];
async function startServer(...mood: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...mood);
  servers.push(server);
  const { hostname: host, port } = new URL(server.url);
  return { server, body: { host, port: Number(port), user: null, from: 'toko@contoh.id' } };
}
beforeEach(() => {
  servers.length = 0;
});
afterEach(() => Promise.all(servers.map((server) => server.stop())));

const save = (body: object) => admin.browser.patch(path, body);
const read = async () => (await admin.browser.get(path)).json();
const sendTest = () => admin.browser.post('/admin/first-steps/test-mail');
const sample = { host: 'smtp.contoh.id', port: 587, user: 'toko', from: 'toko@contoh.id' };

it('says that no mail leaves while no server is set', async () => {
  expect(await read()).toEqual({
    source: 'none',
    host: null,
    port: null,
    user: null,
    hasPassword: false,
    from: null,
    isSending: false,
    testedAt: null,
  });
  expect((await test.browser().get('/public/config')).json().canSendMail).toBe(false);
  const health = (await admin.browser.get('/admin/health')).json();
  expect(health.channels).toEqual({ mail: 'unset', whatsapp: 'unset' });
  const asked = await test.browser().post('/auth/request-otp', { email: 'siapa@masjid.id' });
  expect(asked.json().message).toContain('Email belum bisa dikirim');
});

it('shows the default of the environment without its password, and what is saved wins', async () => {
  const shop = await openShop({
    environment: {
      SMTP_URL: 'smtps://toko%40contoh.id:sandi@mail.contoh.id',
      MAIL_FROM: 'Toko <a@b.id>',
    },
  });
  const { browser } = await signInAs(shop, 'admin');
  const first = await browser.get(path);
  expect(first.body).not.toContain('sandi');
  expect(first.json()).toMatchObject({
    source: 'environment',
    host: 'mail.contoh.id',
    port: 465,
    user: 'toko@contoh.id',
    from: 'Toko <a@b.id>',
    isSending: true,
  });
  // The password of the environment is not taken over.
  const refused = await browser.patch(path, { ...sample, host: 'mail.contoh.id' });
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'password']);
  const saved = await browser.patch(path, { ...sample, password: PASSWORD });
  expect(saved.json()).toMatchObject({ source: 'settings', host: 'smtp.contoh.id' });
  expect((await browser.delete(path)).json()).toMatchObject({ source: 'environment' });
});

it('sends nothing with OUTBOX_ONLY, whatever is set', async () => {
  const shop = await openShop({ environment: { OUTBOX_ONLY: 'on' } });
  const { browser } = await signInAs(shop, 'admin');
  const { server, body } = await startServer();
  expect((await browser.patch(path, body)).json().isSending).toBe(false);
  expect((await browser.post('/admin/first-steps/test-mail')).statusCode).toBe(200);
  expect(server.received).toEqual([]);
});

it('keeps the password sealed: no answer, row or history has it', async () => {
  const saved = await save({ ...sample, password: PASSWORD });
  expect([saved.statusCode, saved.json().hasPassword]).toEqual([200, true]);
  const { rows } = await test.database.pool.query(
    `select value::text as text from settings
     union all select coalesce(before::text, '') || coalesce(after::text, '') from history`,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const shown of [saved.body, (await admin.browser.get(path)).body, JSON.stringify(rows)]) {
    expect(shown).not.toContain(PASSWORD);
  }
  const { data } = (await admin.browser.get('/admin/history?subject=settings')).json();
  expect(data[0]).toMatchObject({
    action: 'change mail server',
    after: { host: 'smtp.contoh.id', user: 'toko', isNewPassword: true },
  });
});

it('keeps the password for the same server and user only', async () => {
  await save({ ...sample, password: PASSWORD });
  expect((await save({ ...sample, port: 465 })).json().hasPassword).toBe(true);
  for (const other of [{ host: 'smtp.penyerang.id' }, { user: 'lain' }]) {
    const refused = await save({ ...sample, ...other });
    expect([refused.statusCode, refused.json()]).toEqual([
      400,
      expect.objectContaining({ field: 'password', message: 'Password server email wajib diisi' }),
    ]);
  }
  expect(await read()).toMatchObject({ host: 'smtp.contoh.id', user: 'toko', port: 465 });
});

it.each([
  ['host', ''],
  ['host', 'smtp contoh'],
  ['host', 'smtp.contoh.id\r\nEHLO'],
  ['host', 'http://smtp.contoh.id'],
  ['port', 0],
  ['port', 65_536],
  ['port', '587'],
  ['port', 25.5],
  ['user', 'a\u0000b'],
  ['user', ''],
  ['password', ''],
  ['password', 'x'.repeat(501)],
  ['from', 'bukan email'],
  ['from', 'a@b.id\nBcc: semua@contoh.id'],
])('refuses a wrong %s (%j) with its field, and changes nothing', async (field, value) => {
  const before = await read();
  const response = await save({ ...sample, password: PASSWORD, [field]: value });
  expect([response.statusCode, response.json().field]).toEqual([400, field]);
  expect(await read()).toEqual(before);
});

it('sends the test mail with the saved login, and says when it was', async () => {
  const { server, body } = await startServer(asksFor('toko', PASSWORD));
  await save({ ...body, user: 'toko', password: PASSWORD });
  expect((await sendTest()).json()).toEqual({ sentTo: admin.user.email });
  expect(server.received.map(({ to }) => to)).toEqual([admin.user.email]);
  expect((await read()).testedAt).not.toBeNull();
  // A changed server has to be tested again.
  await save({ ...body, user: null });
  expect((await read()).testedAt).toBeNull();
});

it('uses another server from the next mail on, also in another process', async () => {
  const { config, licenseKeys } = test.dependencies;
  const changeEvents = await startChangeEvents(test.database, quietLog);
  const settings = await openSettings({ changeEvents, database: test.database }, quietLog);
  const elsewhere = followMailServer({
    config,
    licenseKeys,
    log: quietLog,
    readStored: () => settings.current.mailServer,
  });
  onTestFinished(async () => {
    elsewhere.close();
    await changeEvents.stop();
  });
  const mail = { to: 'takmir@masjid.id', subject: 'Kabar', text: 'Halo', html: '' };
  for (const name of ['satu', 'dua']) {
    const { server, body } = await startServer();
    await save({ ...body, from: `${name}@contoh.id` });
    await expect.poll(() => settings.current.mailServer?.from).toBe(`${name}@contoh.id`);
    expect(await elsewhere.send(mail, name)).toBe('sent');
    expect((await sendTest()).statusCode).toBe(200);
    expect(server.received).toHaveLength(2);
    expect(server.received[0]?.messageId).toBe(`<${name}@contoh.id>`);
  }
});

it('says in one sentence why the test mail failed, and nothing of what else answers there', async () => {
  const { server, body } = await startServer(asksFor('toko', 'lain'));
  await save({ ...body, user: 'toko', password: PASSWORD });
  const refused = await sendTest();
  expect([refused.statusCode, refused.json().message]).toEqual([
    502,
    'Email uji tidak terkirim: username atau password ditolak server email.',
  ]);
  await server.stop();
  const closed = await sendTest();
  const banner = 'SSH-2.0-Rahasia_Dalam';
  const other = await listen((socket) => socket.end(`${banner}\r\n`));
  await save({ ...body, port: other.port });
  const strange = await sendTest();
  expect(strange.body).not.toContain(banner);
  expect(strange.json()).toEqual(closed.json());
  expect(closed.json().message).toBe(
    'Email uji tidak terkirim: server email tidak dapat dihubungi. Periksa nama server dan port.',
  );
  expect((await read()).testedAt).toBeNull();
});

async function listen(answer: (socket: import('node:net').Socket) => void) {
  const server: Server = createServer(answer);
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server.address() as { port: number };
}

it('lets an admin send ten test mails in ten minutes', async () => {
  const shop = await openShop({ realLimits: true });
  const { browser } = await signInAs(shop, 'admin');
  const statuses: number[] = [];
  for (let round = 0; round < 11; round += 1) {
    statuses.push((await browser.post('/admin/first-steps/test-mail')).statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});

it('records every one of changes that arrive together, each with the state before it', async () => {
  const hosts = Array.from({ length: 5 }, (_, n) => `smtp${n}.contoh.id`);
  const answers = await Promise.all(hosts.map((host) => save({ ...sample, host, user: null })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  const { data } = (await admin.browser.get('/admin/history?subject=settings&limit=5')).json();
  const entries = data as Array<{ before: { host: string }; after: { host: string } }>;
  expect(entries.map(({ after }) => after.host).toSorted()).toEqual(hosts);
  for (const [newer, older] of entries.slice(1).map((older, n) => [entries[n], older])) {
    expect(newer?.before.host).toBe(older?.after.host);
  }
});

it('does not call a mail sent that became a file, and sends it when asked later', async () => {
  const { database, dependencies } = test;
  await sendQueuedMails(dependencies);
  const user = await createPerson(test);
  await database.transaction((tx) =>
    queueNotice(dependencies, tx, {
      person: { ...user, wantsWhatsapp: false },
      event: 'sample',
      subject: 'order',
      subjectId: 1,
      mail: { to: user.email, subject: 'Kabar', text: 'Isi', html: '' },
    }),
  );
  const notice = async () =>
    (await admin.browser.get(`/admin/users/${user.id}/notices`)).json().data[0];
  await expect.poll(notice).toMatchObject({
    state: 'failed',
    failure: 'Email belum bisa dikirim: isi server email',
    sentAt: null,
  });
  const { server, body } = await startServer();
  await save(body);
  const { id } = await notice();
  await admin.browser.post(`/admin/notices/${id}/repeat`);
  await expect.poll(notice).toMatchObject({ state: 'sent', failure: null });
  expect(server.received.map(({ to }) => to)).toEqual([user.email]);
});
