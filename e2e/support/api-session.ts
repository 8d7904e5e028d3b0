// For tests that are about something else: an account and a session without walking the forms.
import { expect, type Page } from '@playwright/test';
import { admin, newPerson, type Person } from './people.ts';

export async function createAccount(page: Page, person: Person): Promise<void> {
  const answer = await page.request.post('/auth/register', { data: person });
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
  await createAccount(page, person);
  await signIn(page, person);
  return person;
}

export async function signInAsAdmin(page: Page): Promise<void> {
  await signIn(page, admin);
}
