import {
  agree,
  drawMember,
  drawOne,
  drawPerson,
  drawRole,
  nowOf,
  type World,
} from './life-world.ts';
import type { Mosque, Person, Role } from './mosque-model.ts';

const NOBODY = 999_999;

async function memberIdOf({ test }: World, mosque: Mosque, person: Person): Promise<number> {
  const { rows } = await test.database.pool.query(
    `select id from mosque_members where mosque_id = $1 and user_id = $2
    order by until is not null, id desc limit 1`,
    [mosque.id, person.id],
  );
  return rows[0]?.id ?? NOBODY;
}

export async function create(world: World): Promise<void> {
  const by = drawPerson(world);
  const done = await agree(world, by, 'creates', undefined, () =>
    by.browser.post('/my-mosques', { name: 'Masjid Nurul Huda' }),
  );
  if (!done) return;
  const members = new Map<Person, Role>([[by, 'ketua']]);
  world.model.mosques.push({ id: done.json().id, members, leftAt: new Map() });
}

export async function invite(world: World, mosque: Mosque): Promise<void> {
  const { model, random } = world;
  const by = drawMember(world, mosque);
  const to = drawPerson(world);
  const role = drawRole(world);
  const address = random() < 0.5 ? { email: to.email } : { whatsapp: to.whatsapp };
  const refusal = model.refuse(by, mosque, 'manage');
  const words = `invites ${to.id} to ${mosque.id} as ${role}`;
  const done = await agree(world, by, words, refusal, () =>
    by.browser.post(`/my-mosques/${mosque.id}/invitations`, { role, ...address }),
  );
  if (!done) return;
  const token = String(done.json().link).split('#')[1] ?? '';
  model.invitations.push({ token, mosque, role, by, to, at: nowOf(world) });
}

export async function join(world: World): Promise<void> {
  const { model, people, random } = world;
  const invitation = drawOne(world, model.invitations.slice(-4));
  if (!invitation) return;
  const { mosque, token, role } = invitation;
  // Forwarded now and then.
  const named = people.find((person) => person === invitation.to);
  const by = named && random() < 0.8 ? named : drawPerson(world);
  const refusal = model.refuseJoining(by, invitation, nowOf(world));
  const done = await agree(world, by, `joins ${mosque.id}`, refusal, () =>
    by.browser.post('/my-mosques/join', { token }),
  );
  if (done && !mosque.members.has(by)) mosque.members.set(by, role);
}

export async function leave(world: World, mosque: Mosque): Promise<void> {
  const { model } = world;
  const by = drawMember(world, mosque);
  const isLast = model.isLastKetua(by, mosque) ? 'LAST_KETUA' : undefined;
  const refusal = mosque.members.has(by) ? isLast : 'NOT_FOUND';
  const done = await agree(world, by, `leaves ${mosque.id}`, refusal, () =>
    by.browser.post(`/my-mosques/${mosque.id}/leave`),
  );
  if (done) model.end(by, mosque, nowOf(world));
}

export async function changeMember(world: World, mosque: Mosque): Promise<void> {
  const { model, random } = world;
  const [by, who] = [drawMember(world, mosque), drawMember(world, mosque)];
  const role = random() < 0.6 ? drawRole(world) : undefined;
  const before = mosque.members.get(who);
  const isLast = model.isLastKetua(who, mosque) && role !== 'ketua' ? 'LAST_KETUA' : undefined;
  const refusal = model.refuse(by, mosque, 'manage') ?? (before ? isLast : 'NOT_FOUND');
  const memberPath = `/my-mosques/${mosque.id}/members/${await memberIdOf(world, mosque, who)}`;
  const words = `${role ? `makes ${role} of` : 'removes'} ${who.id} in ${mosque.id}`;
  const done = await agree(world, by, words, refusal, () =>
    role ? by.browser.patch(memberPath, { role }) : by.browser.delete(memberPath),
  );
  if (!done) return;
  if (role) mosque.members.set(who, role);
  else model.end(who, mosque, nowOf(world));
}

export async function deleteAccount(world: World): Promise<void> {
  const { admin, model } = world;
  const who = drawPerson(world);
  const refusal = model.refuseDeleting(who);
  const done = await agree(world, undefined, `admin deletes ${who.id}`, refusal, () =>
    admin.browser.delete(`/admin/users/${who.id}`),
  );
  if (!done) return;
  who.isDeleted = true;
  for (const mosque of model.mosques) {
    if (mosque.members.has(who)) model.end(who, mosque, nowOf(world));
  }
}
