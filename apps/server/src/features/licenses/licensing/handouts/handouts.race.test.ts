import { expect, it } from 'vitest';
import { buyLicenses, consumeLicenseLink } from '../../../../../test/licenses.ts';
import { signInAs } from '../../../../../test/people.ts';
import { roundsOf } from '../../../../../test/rounds.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

const test = await createTestApp();
const admin = await signInAs(test, 'admin');

it('has one receiver, or goes back, when two take it and the buyer takes it back at once', async () => {
  const outcomes = new Set<string>();
  for (let round = 0; round < roundsOf(100, { share: 0.2 }); round += 1) {
    const [buyer, one, other] = [await signInAs(test), await signInAs(test), await signInAs(test)];
    const [license] = await buyLicenses(test, buyer, admin);
    const id = license?.id ?? 0;
    const path = `/my-licenses/${id}/handout`;
    const { url } = (await buyer.browser.post(path, undefined)).json();
    const isTakenBack = round % 2 === 1;
    const [first, second, twice] = await Promise.all([
      consumeLicenseLink(one, url),
      consumeLicenseLink(other, url),
      consumeLicenseLink(one, url),
      ...(isTakenBack ? [buyer.browser.delete(path)] : []),
    ]);
    const statuses = [first, second, twice].map(({ statusCode }) => statusCode);
    expect(statuses.every((status) => [200, 404, 410].includes(status))).toBe(true);
    const owners = [];
    for (const person of [buyer, one, other]) {
      const shown = await person.browser.get(`/my-licenses/${id}`);
      if (shown.statusCode === 200) owners.push(person);
    }
    expect(owners).toHaveLength(1);
    expect(owners[0] === one).toBe(first.statusCode === 200 || twice.statusCode === 200);
    expect(owners[0] === other).toBe(second.statusCode === 200);
    outcomes.add(owners[0] === buyer ? 'back' : 'taken');
    if (!isTakenBack) expect(owners[0]).not.toBe(buyer);
  }
  expect(outcomes).toContain('taken');
});
