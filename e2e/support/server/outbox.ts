import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';

// The code is alone on an indented line of the mail's text part.
const CODE = /^ {4}(\d{8})\s*$/m;

/** The newest recovery code mailed to this address; mails are sent by a job, so it may take a moment. */
export async function waitForRecoveryCode(email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      code = await findNewestCode(email);
      return code;
    }, `recovery code for ${email}`)
    .toBeDefined();
  return String(code);
}

/** A mail to this address whose subject has these words. */
export async function waitForMail(email: string, words: string): Promise<void> {
  const isThere = async () => {
    for (const file of await newestFirst(process.env.E2E_OUTBOX ?? '')) {
      const mail = await readFile(file, 'utf8');
      if (mail.includes(`To: ${email}`) && subjectOf(mail).includes(words)) return true;
    }
    return false;
  };
  await expect.poll(isThere, `mail "${words}" to ${email}`).toBe(true);
}

/** Where the newest invitation to this address leads. */
export const waitForInvitation = (email: string) => waitForLink(email, /\/undangan#[\w-]+/);

/** The newest such link that was mailed to this address. */
async function waitForLink(email: string, link: RegExp): Promise<string> {
  let path: string | undefined;
  await expect
    .poll(async () => {
      for (const file of await newestFirst(process.env.E2E_OUTBOX ?? '')) {
        const mail = (await readFile(file, 'utf8')).replace(/=\r?\n/g, '');
        if (mail.includes(`To: ${email}`)) path = link.exec(mail)?.[0];
        if (path) break;
      }
      return path;
    }, `link for ${email}`)
    .toBeDefined();
  return String(path);
}

/** Long subjects are folded; non-ASCII letters are quoted-printable. */
function subjectOf(mail: string): string {
  const [, folded = ''] = /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(mail) ?? [];
  return folded
    .replace(/\r?\n[ \t]+/g, '')
    .replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, text: string) => text.replaceAll('_', ' '));
}

async function findNewestCode(email: string): Promise<string | undefined> {
  const folder = process.env.E2E_OUTBOX ?? '';
  for (const file of await newestFirst(folder)) {
    const mail = await readFile(file, 'utf8');
    // A trial's welcome, sent by the same run of the job, may have come out after the code.
    const code = mail.includes(`To: ${email}`) ? CODE.exec(mail)?.[1] : undefined;
    if (code) return code;
  }
  return undefined;
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
