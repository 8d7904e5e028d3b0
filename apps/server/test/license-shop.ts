// A shop whose customer owns a fresh licence before every test. The names are live bindings, so
// that each test reads its own people and licence.
import { beforeEach } from 'vitest';
import { buyLicenses } from './licenses.ts';
import { openBrowser, type SignedIn, signInAs } from './people.ts';
import { createTestApp, type TestApp } from './test-app.ts';

export let test: TestApp;
export let admin: SignedIn;
export let customer: SignedIn;
export let license: { id: number; licenseKey: string };

/** Call it once at the head of a test file. */
export async function openShop(): Promise<void> {
  test = await createTestApp();
  admin = await signInAs(test, 'admin');
  beforeEach(async () => {
    customer = await signInAs(test);
    const [first] = await buyLicenses(test, customer, admin);
    if (first) license = first;
  });
}

/** Sessions end in the meantime: the same people come again. */
export async function comeAgain(): Promise<void> {
  customer.browser = await openBrowser(test, customer.user);
  admin.browser = await openBrowser(test, admin.user);
}

/** The request to move this licence that waits for the admin. */
export async function findOpenRequest() {
  const { data } = (await admin.browser.get('/admin/transfers?status=open&limit=100')).json();
  return data.find(({ licenseId }: { licenseId: number }) => licenseId === license.id);
}
