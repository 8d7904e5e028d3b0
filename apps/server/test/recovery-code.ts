import type { TestApp } from './test-app.ts';

/** The code in the newest mail to this address; it takes all mails out of the queue. */
export async function popRecoveryCode(test: TestApp, email: string): Promise<string> {
  const mail = (await test.popMails()).findLast(({ to }) => to === email);
  return /\b\d{8}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** What a reader of the mailbox can do, in a browser of his own. */
export async function resetByMail(test: TestApp, email: string, newPassword: string) {
  const browser = test.browser();
  await test.popMails();
  await browser.post('/auth/request-otp', { email });
  const code = await popRecoveryCode(test, email);
  await browser.post('/auth/verify-otp', { email, code });
  const reset = await browser.post('/auth/reset-password', { newPassword, code });
  return { browser, reset };
}
