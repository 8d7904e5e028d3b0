import { sql } from 'drizzle-orm';
import { insertMember } from '../../src/features/mosques/mosques.repository.ts';
import { buyLicenses, newDevice, newRequest } from '../licenses.ts';
import { type SignedIn, signInAs } from '../people.ts';
import type { TestApp } from '../test-app.ts';

let count = 0;

/** A number of its own for each person, because a link may be made for one. */
export const newNumber = () => `+62813777${String(10_000 + ++count)}`;

export const newPerson = (test: TestApp) => signInAs(test, 'user', { whatsapp: newNumber() });

/** A mosque with its ketua. */
export async function openMosque(test: TestApp) {
  const ketua = await newPerson(test);
  const { id } = (await ketua.browser.post('/my-mosques', { name: 'Masjid Al-Ikhlas' })).json();
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

/** A licence of the mosque, bought by this person and bound to a box. */
export async function giveBoundLicense(
  test: TestApp,
  mosqueId: number,
  { owner, admin }: { owner: SignedIn; admin: SignedIn },
) {
  const [license] = await buyLicenses(test, owner, admin);
  if (!license) throw new Error('no license');
  const device = newDevice();
  const { code } = await newRequest(test, device);
  const body = { request: code, licenseId: license.id };
  const activated = await owner.browser.post('/activation', body);
  if (activated.statusCode !== 200) throw new Error(activated.body);
  await test.database.db.execute(
    sql`update licenses set mosque_id = ${mosqueId} where id = ${license.id}`,
  );
  await test.database.db.execute(sql`update orders set mosque_id = ${mosqueId} where id = (
    select order_id from order_lines line join licenses l on l.order_line_id = line.id
    where l.id = ${license.id})`);
  return { ...license, device };
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
