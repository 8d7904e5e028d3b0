import type { Role } from '@timesync/contract';
import { insertUser, type User } from '../src/features/people/accounts/users.repository.ts';
import type { BrowserClient } from './browser-client.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'rahasia-masjid';
let hashedPassword: Promise<string> | undefined;
let count = 0;

/** A person with an account and the password `PASSWORD`. */
export async function createPerson(test: TestApp, person: Partial<User> = {}): Promise<User> {
  hashedPassword ??= test.dependencies.passwords.hash(PASSWORD);
  count += 1;
  const user = await insertUser(test.database.db, {
    name: `Orang ${count}`,
    email: `orang${count}@masjid.id`,
    whatsapp: '+6281234567890',
    passwordHash: await hashedPassword,
    ...(person.role === 'admin' && { adminRole: 'pemilik' }),
    ...person,
  });
  if (!user) throw new Error('email taken');
  return user;
}

export interface SignedIn {
  user: User;
  browser: BrowserClient;
}

/** A person in a browser with a live session. */
export async function signInAs(
  test: TestApp,
  role: Role = 'user',
  person: Partial<User> = {},
): Promise<SignedIn> {
  const user = await createPerson(test, { role, ...person });
  return { user, browser: await openBrowser(test, user) };
}

/** Another browser of the same person. */
export async function openBrowser(test: TestApp, user: User): Promise<BrowserClient> {
  const browser = test.browser();
  const response = await browser.post('/auth/login', { email: user.email, password: PASSWORD });
  if (response.statusCode !== 200) throw new Error(`login failed: ${response.body}`);
  return browser;
}
