// For tests that are about something else: an account and a session without walking the forms.
import { type APIRequestContext, type BrowserContext, type Page, request } from '@playwright/test';
import { call } from './call.ts';
import { admin, newPerson, type Person } from './people.ts';

/** In a separate browser context: registering signs in, and most tests log in themselves. */
export async function createAccount(person: Person): Promise<void> {
  const api = await request.newContext({ baseURL: process.env.E2E_BASE_URL ?? '' });
  await register(api, person);
  await api.dispose();
}

async function register(api: APIRequestContext, person: Person): Promise<void> {
  await call(() => api.post('/auth/register', { data: person }));
}

/** The cookie lands in the page's browser; the next screen finds its session with it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  await call(() => page.request.post('/auth/login', { data: { email, password } }));
}

export async function signInAsNewCustomer(
  page: Page,
  details: Partial<Person> = {},
): Promise<Person> {
  const person = newPerson(details);
  await register(page.request, person);
  return person;
}

// An admin's changes ask for the password when the login is older than ten minutes.
const LOGIN_LIFE_MS = 4 * 60_000;
let adminLogin: { cookies: Parameters<BrowserContext['addCookies']>[0]; at: number } | undefined;

/** Once a worker: the cookie of the last login serves the next test too, while it is fresh. */
export async function signInAsAdmin(page: Page): Promise<void> {
  if (adminLogin && Date.now() - adminLogin.at < LOGIN_LIFE_MS) {
    return page.context().addCookies(adminLogin.cookies);
  }
  await signIn(page, admin);
  adminLogin = { cookies: await page.context().cookies(), at: Date.now() };
}

/** As after some days. From a page that asks for nothing: a screen would go on asking, and be refused. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
}
