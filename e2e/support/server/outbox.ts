import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

// The code is alone on an indented line of the mail's text part.
const CODE = /^ {4}(\d{8})\s*$/m;
const INVITATION = /\/undangan#[\w-]+/;

/** Mails are sent by a job, so it may take a moment. */
export const waitForRecoveryCode = (email: string) =>
  waitFor(email, 'recovery code', (mail) => CODE.exec(mail)?.[1]);

/** Where the newest invitation to this address leads. */
export const waitForInvitation = (email: string) =>
  waitFor(email, 'invitation', (mail) => INVITATION.exec(mail.replace(/=\r?\n/g, ''))?.[0]);

/** A mail to this address whose subject has these words. */
export const waitForMail = (email: string, words: string) =>
  waitFor(email, words, (mail) => (subjectOf(mail).includes(words) ? words : undefined));

/** What is found in the newest mail to this address that has it. */
async function waitFor(
  email: string,
  what: string,
  find: (mail: string) => string | undefined,
): Promise<string> {
  let found: string | undefined;
  const look = async () => {
    for (const file of await newestFirst(process.env.E2E_OUTBOX ?? '')) {
      const mail = await readFile(file, 'utf8');
      found = mail.includes(`To: ${email}`) ? find(mail) : undefined;
      if (found) break;
    }
    return found;
  };
  await expect.poll(look, `${what} for ${email}`).toBeDefined();
  return String(found);
}

/** Long subjects are folded; non-ASCII letters are quoted-printable. */
function subjectOf(mail: string): string {
  const [, folded = ''] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail) ?? [];
  return folded
    .replace(/\r?\n[ \t]+/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, text: string) => text.replaceAll('_', ' '));
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, writtenAt: (await stat(path)).mtimeMs };
    }),
  );
  return files.sort((a, b) => b.writtenAt - a.writtenAt).map(({ path }) => path);
}
