import { insertMember } from '../../src/features/people/mosques/mosques.repository.ts';
import { type SignedIn, signInAs } from '../people.ts';
import type { TestApp } from '../test-app.ts';

let count = 0;

/** A number of its own for each person, because a link may be made for one. */
export const newNumber = () => `+62813777${String(10_000 + ++count)}`;

export const newPerson = (test: TestApp) => signInAs(test, 'user', { whatsapp: newNumber() });

/** A mosque with its ketua. */
export async function openMosque(test: TestApp, more: { name?: string; address?: string } = {}) {
  const ketua = await newPerson(test);
  const details = { name: 'Masjid Al-Ikhlas', ...more };
  const { id } = (await ketua.browser.post('/my-mosques', details)).json();
  return { id: id as number, ketua };
}

export async function addMember(
  test: TestApp,
  mosqueId: number,
  role: 'ketua' | 'pengurus',
): Promise<SignedIn> {
  const member = await newPerson(test);
  const since = test.clock.now();
  await test.database.transaction((tx) =>
    insertMember(tx, { mosqueId, userId: member.user.id, role, since }),
  );
  return member;
}

/** Active members with their roles, and what became of those who left. */
export async function rolesIn(test: TestApp, mosqueId: number) {
  const { rows } = await test.database.pool.query<{ user_id: number; role: string }>(
    'select user_id, role from mosque_members where mosque_id = $1 and until is null order by id',
    [mosqueId],
  );
  return rows.map(({ user_id, role }) => [user_id, role]);
}

/** The code of the link in a mail or an address. */
export const tokenIn = (text = '') => /#([\w-]{43})/.exec(text)?.[1] ?? '';
