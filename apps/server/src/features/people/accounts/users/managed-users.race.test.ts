import { expect, it } from 'vitest';
import { openBrowser, signInAs } from '../../../../../test/people.ts';
import { roundsOf } from '../../../../../test/rounds.ts';
import { createTestApp } from '../../../../../test/test-app.ts';
import { users } from '../accounts.schema.ts';
import { countOwners } from './managed-users.repository.ts';

const test = await createTestApp();

it('leaves a pemilik when two delete and demote each other at the same moment', async () => {
  for (let round = 0; round < roundsOf(25, { share: 0.4 }); round += 1) {
    await test.database.db.update(users).set({ role: 'user', adminRole: null });
    const [one, two] = [await signInAs(test, 'admin'), await signInAs(test, 'admin')];
    const himself = await openBrowser(test, one.user);
    await Promise.all([
      one.browser.delete(`/admin/users/${two.user.id}`),
      two.browser.delete(`/admin/users/${one.user.id}`),
      himself.delete(`/admin/users/${one.user.id}`),
      one.browser.post(`/admin/admins/${two.user.id}/role`, { adminRole: 'kasir' }),
      two.browser.post(`/admin/admins/${two.user.id}/role`, { adminRole: 'gudang' }),
    ]);
    expect(await countOwners(test.database.db)).toBeGreaterThanOrEqual(1);
  }
});
