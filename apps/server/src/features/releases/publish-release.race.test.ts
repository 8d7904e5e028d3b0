import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReleaseDesk } from '../../../test/desks/release-desk.ts';
import { signInAs } from '../../../test/people.ts';

let desk: Awaited<ReturnType<typeof openReleaseDesk>>;
beforeAll(async () => {
  desk = await openReleaseDesk();
});
afterAll(() => desk.test.close());

const ROUNDS = 6;

it('of two versions published concurrently the older is refused or came first, never second', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [older, newer] = [
      (await desk.upload({ versionCode: round * 10 })).json(),
      (await desk.upload({ versionCode: round * 10 + 1 })).json(),
    ];
    const answers = await Promise.all(
      [newer, older, newer, older].map(({ id }) => desk.act(id, 'publish')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).not.toContain(500);
    expect(answers[0]?.statusCode).toBe(200);
    const newest = async () =>
      (await desk.test.app.inject('/public/releases')).json().display.facts.versionCode;
    await expect.poll(newest).toBe(round * 10 + 1);
  }
});

it('one version uploaded many times concurrently is one row and one file', async () => {
  // Two uploads per person: more concurrent ones are refused before they are read.
  const people = [
    desk.admin,
    await signInAs(desk.test, 'admin'),
    await signInAs(desk.test, 'admin'),
  ];
  const apk = desk.build({ versionCode: 1000 });
  const answers = await Promise.all(
    [...people, ...people].map((person) => desk.send('display', apk, person)),
  );
  const codes = answers.map(({ statusCode }) => statusCode).toSorted();
  expect(codes).toEqual([201, 409, 409, 409, 409, 409]);
  const { data } = (await desk.admin.browser.get(desk.path)).json();
  const keys: string[] = [];
  for await (const key of desk.test.dependencies.files.list('releases')) keys.push(key);
  expect(keys).toHaveLength(data.length);
});
