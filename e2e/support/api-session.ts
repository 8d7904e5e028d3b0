// For tests that are about something else: an account and a session without walking the forms.
import { type APIRequestContext, expect, type Page, request } from '@playwright/test';
import { admin, newPerson, type Person } from './people.ts';

/** In a separate browser context: registering signs in, and most tests log in themselves. */
export async function createAccount(person: Person): Promise<void> {
  const api = await request.newContext({ baseURL: process.env.E2E_BASE_URL ?? '' });
  await register(api, person);
  await api.dispose();
}

async function register(api: APIRequestContext, person: Person): Promise<void> {
  const answer = await api.post('/auth/register', { data: person });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** The cookie lands in the page's browser; the next screen finds its session with it. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const answer = await page.request.post('/auth/login', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
}

export async function signInAsNewCustomer(page: Page): Promise<Person> {
  const person = newPerson();
  await register(page.request, person);
  return person;
}

export async function signInAsAdmin(page: Page): Promise<void> {
  await signIn(page, admin);
}

/** As after some days. From a page that asks for nothing: a screen would go on asking, and be refused. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
}
