import { expect, it } from 'vitest';
import { signInAs } from '../../../../test/people.ts';
import { openReleaseShop } from '../../../../test/shops/release-shop.ts';

const shop = await openReleaseShop();

const ROUNDS = 6;

it('of two versions published concurrently the older is refused or came first, never second', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [older, newer] = [
      (await shop.upload({ versionCode: round * 10 })).json(),
      (await shop.upload({ versionCode: round * 10 + 1 })).json(),
    ];
    const answers = await Promise.all(
      [newer, older, newer, older].map(({ id }) => shop.act(id, 'publish')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500);
    expect(answers[0]?.statusCode).toBe(200);
    const newest = async () =>
      (await shop.test.app.inject('/public/releases')).json().display.file.versionCode;
    await expect.poll(newest).toBe(round * 10 + 1);
  }
});

it('one version uploaded many times concurrently is one row and one file', async () => {
  // Two uploads per person: more concurrent ones are refused before they are read.
  const people = [
    shop.admin,
    await signInAs(shop.test, 'admin'),
    await signInAs(shop.test, 'admin'),
  ];
  const apk = shop.build({ versionCode: 1000 });
  const answers = await Promise.all(
    [...people, ...people].map((person) => shop.send('display', apk, person)),
  );
  const codes = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(codes).toEqual([201, 409, 409, 409, 409, 409]);
  const { data } = (await shop.admin.browser.get(shop.path)).json();
  const keys: string[] = [];
  for await (const key of shop.test.dependencies.files.list('releases')) keys.push(key);
  expect(keys).toHaveLength(data.length);
});
