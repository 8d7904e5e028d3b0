import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { quietLog } from '../../../test/quiet-log.ts';
import {
  diesAfter,
  hanging,
  type MailServer,
  refuseRecipient,
  slow,
  startMailServer,
  tooBusy,
} from '../../../test/smtp-moods.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { AddressRefusedError, createMailer, type Mailer } from './mailer.ts';

const mail = { to: 'takmir@masjid.id', subject: 'Kabar', text: 'Halo', html: '<p>Halo</p>' };
const from = 'TimeSync <noreply@timesync.id>';
const timeoutsMs = { connection: 500, greeting: 500, silence: 500 };
const ids = Array.from({ length: 20 }, (_, n) => `00000000-0000-4000-8000-0000000000${n + 10}`);

let server: MailServer | undefined;
let mailer: Mailer | undefined;
afterEach(async () => {
  mailer?.close();
  await server?.stop();
  server = undefined;
});

function mailerTo(smtpUrl: string | undefined, dataDir = '') {
  mailer = createMailer({
    smtp: smtpUrl ? { url: smtpUrl } : undefined,
    from,
    dataDir,
    log: quietLog,
    timeoutsMs,
  });
  return mailer;
}

it('sends with a Message-ID made from the job', async () => {
  server = await startMailServer();
  await mailerTo(server.url).send(mail, ids[0] ?? '');
  expect(server.received).toEqual([{ messageId: `<${ids[0]}@timesync.id>`, to: mail.to }]);
});

it('takes 20 mails of a slow server over few connections', async () => {
  server = await startMailServer(slow);
  const post = mailerTo(server.url);
  await Promise.all(ids.map((id) => post.send(mail, id)));
  expect(server.received).toHaveLength(20);
});

it('distinguishes a refused address (550) from other failures', async () => {
  server = await startMailServer(refuseRecipient);
  const refusal = mailerTo(server.url).send(mail, 'a');
  await expect(refusal).rejects.toBeInstanceOf(AddressRefusedError);
  await expect(refusal).rejects.not.toThrow(mail.to);
});

it.each([
  ['421', tooBusy],
  ['hanging', hanging],
])('%s is a failure that may pass', async (_, mood) => {
  server = await startMailServer(mood);
  const failure = mailerTo(server.url).send(mail, 'a');
  await expect(failure).rejects.toThrow();
  await expect(failure).rejects.not.toBeInstanceOf(AddressRefusedError);
});

it('down is a failure that may pass', async () => {
  server = await startMailServer();
  await server.stop();
  await expect(mailerTo(server.url).send(mail, 'a')).rejects.toThrow(/ECONNREFUSED/);
});

it('a server that died after n of 20 gets one mail twice at most, with the same Message-ID', async () => {
  server = await startMailServer(diesAfter(7));
  const post = mailerTo(server.url);
  for (const id of ids) {
    await post.send(mail, id).catch(() => post.send(mail, id));
  }
  const messageIds = server.received.map(({ messageId }) => messageId);
  expect(new Set(messageIds).size).toBe(20);
  expect(messageIds.length).toBeLessThanOrEqual(21);
});

it('the outbox holds one whole file per mail, however often it is sent', async () => {
  const folder = temporaryFolder();
  const post = mailerTo(undefined, folder);
  await post.send(mail, 'a');
  await post.send(mail, 'a');
  await post.send(mail, 'b');
  const outbox = join(folder, 'outbox');
  expect(readdirSync(outbox).sort()).toEqual(['a.eml', 'b.eml']);
  expect(readFileSync(join(outbox, 'a.eml'), 'utf8')).toContain('Message-ID: <a@timesync.id>');
});

it('a line break in a subject adds no header', async () => {
  const folder = temporaryFolder();
  const subject = 'Admin baru: Budi\r\nBcc: lain@masjid.id';
  await mailerTo(undefined, folder).send({ ...mail, subject }, 'a');
  const [head = ''] = readFileSync(join(folder, 'outbox', 'a.eml'), 'utf8').split('\r\n\r\n');
  expect(head).toContain('Subject: Admin baru: Budi');
  expect(head).not.toMatch(/^Bcc:/m);
});
