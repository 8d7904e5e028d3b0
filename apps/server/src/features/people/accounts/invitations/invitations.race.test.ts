import { expect, it } from 'vitest';
import { signInAs } from '../../../../../test/people.ts';
import { roundsOf } from '../../../../../test/rounds.ts';
import { tokenIn } from '../../../../../test/shops/mosque-shop.ts';
import { createTestApp } from '../../../../../test/test-app.ts';

const test = await createTestApp();

const person = { name: 'Admin Baru', whatsapp: '081234567890', password: 'rahasia-baru' };
let count = 0;
const newEmail = () => `undangan${++count}@masjid.id`;

async function tokensSent(): Promise<string[]> {
  return (await test.popMails()).map(({ text }) => tokenIn(text)).filter(Boolean);
}

const accept = (token: string | undefined) =>
  test.browser().post('/auth/accept-invitation', { token, ...person });

it('makes no admin by an invitation once the end of its inviter is written', async () => {
  const { browser: owner } = await signInAs(test, 'admin');
  for (let round = 0; round < roundsOf(50, { share: 0.2 }); round += 1) {
    const inviter = await signInAs(test, 'admin');
    const email = newEmail();
    await inviter.browser.post('/admin/admins/invite', { email, adminRole: 'pemilik' });
    const [token] = await tokensSent();
    const end = () => owner.post(`/admin/admins/${inviter.user.id}/end`, {});
    const [accepted, ended] = await Promise.all([accept(token), end()]);
    expect(ended.statusCode).toBe(200);
    expect([201, 410]).toContain(accepted.statusCode);
    const { rows } = await test.database.pool.query<{ action: string }>(
      `select action from history where (subject_id = $1 and action = 'delete')
         or (action = 'create' and after ->> 'email' = $2) order by id`,
      [inviter.user.id, email],
    );
    const actions = rows.map(({ action }) => action);
    expect(actions).toEqual(accepted.statusCode === 201 ? ['create', 'delete'] : ['delete']);
    expect((await accept(token)).statusCode).toBe(410);
  }
});

it('leaves no invitation that was made while the password of its inviter was replaced', async () => {
  const { browser: owner } = await signInAs(test, 'admin');
  for (let round = 0; round < roundsOf(50, { share: 0.2 }); round += 1) {
    const inviter = await signInAs(test, 'admin');
    const invite = () =>
      inviter.browser.post('/admin/admins/invite', { email: newEmail(), adminRole: 'pemilik' });
    const reset = () => owner.patch(`/admin/users/${inviter.user.id}`, { password: 'pengganti' });
    await Promise.all([invite(), invite(), reset(), invite(), invite()]);
    for (const token of await tokensSent()) expect((await accept(token)).statusCode).toBe(410);
  }
});
