// What a seller can set for the sales page: the ad pixel, another host for media, a channel.
import type { Page } from '@playwright/test';
import { fillTrialForm, trialButton } from '../support/accounts/account-screens.ts';
import { newPerson } from '../support/people.ts';
import { type RunningServer, startServer } from '../support/server/server.ts';
import { expect, test } from '../support/test.ts';

const PIXEL_HOST = 'https://www.facebook.com';
const STATIC_HOST = 'https://cdn.example';
const DOT = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({
    environment: { STATIC_URL: `${STATIC_HOST}/jam` },
    settings: { pixelId: '123456789', channelUrl: 'https://whatsapp.com/channel/contoh' },
  });
});
test.afterAll(() => server.stop());

/** Answers requests to other hosts with one pixel and records them. */
async function watchOtherHosts(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fulfill({ contentType: 'image/gif', body: DOT });
  });
  return asked;
}

const fieldsOf = ({ searchParams }: URL) => Object.fromEntries(searchParams);

test('the pixel hears of the visit and of a registration, and learns nothing about people', async ({
  page,
  consoleGuard,
}) => {
  const asked = await watchOtherHosts(page);
  const events = () => asked.filter(({ origin }) => origin === PIXEL_HOST).map(fieldsOf);
  await page.goto(`${server.url}/sales?utm_source=iklan`);
  await expect.poll(events).toHaveLength(1);
  expect(events()[0]).toEqual({
    id: '123456789',
    ev: 'PageView',
    dl: `${server.url}/sales?utm_source=iklan`,
    rl: '',
    ts: expect.stringMatching(/^\d{13}$/),
  });
  const pictures = asked
    .filter(({ origin }) => origin === STATIC_HOST)
    .map(({ pathname }) => pathname);
  expect(pictures).toContain('/jam/media/demo-poster.avif');
  await page.getByRole('button', { name: 'Putar video demo' }).click();
  await expect(page.locator('video source').first()).toHaveAttribute(
    'src',
    `${STATIC_HOST}/jam/media/demo.webm`,
  );

  // The browser's own check lets this one through, the contract's rules do not: no event.
  await fillTrialForm(page, newPerson({ email: 'ahmad@masjid' }));
  await trialButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Email tidak valid');
  expect(events()).toHaveLength(1);
  const person = newPerson();
  await fillTrialForm(page, person);
  await trialButton(page).click();
  await expect(page.getByRole('link', { name: 'Gabung saluran WhatsApp' })).toHaveAttribute(
    'href',
    'https://whatsapp.com/channel/contoh',
  );
  await expect.poll(events).toHaveLength(2);
  expect(events()[1]).toMatchObject({
    ev: 'AddToCart',
    'cd[content_name]': 'Sales Page Registration',
    'cd[content_ids]': '["salespage_jam-masjid_android"]',
    'cd[content_type]': 'product',
    'cd[value]': '0',
    'cd[currency]': 'IDR',
  });
  expect(asked.join(' ')).not.toContain(person.email.split('@')[0]);
  await expect(page.locator('script[src^="https:"]')).toHaveCount(0);

  // Blocked, as by many browsers, it changes nothing; and no other page has one.
  consoleGuard.allow(/ERR_FAILED/);
  await page.route(`${PIXEL_HOST}/**`, (route) => {
    asked.push(new URL(route.request().url()));
    return route.abort();
  });
  await page.goto(`${server.url}/sales`);
  await expect.poll(events).toHaveLength(3);
  await expect(trialButton(page)).toBeEnabled();
  await page.goto(`${server.url}/`, { waitUntil: 'networkidle' });
  expect(events()).toHaveLength(3);
});
