// A place in a mosque is given, taken, changed and ended.
import { expect } from 'vitest';
import { findUserByEmail } from '../../src/features/people/accounts/users.repository.ts';
import { PASSWORD, type SignedIn } from '../people.ts';
import { newNumber, tokenIn } from '../shops/mosque-shop.ts';
import type { Link, Mosque } from './link-model.ts';
import {
  addressesOf,
  agree,
  draw,
  drawLink,
  drawMember,
  drawPerson,
  everybody,
  idOf,
  isKetua,
  isLikely,
  linkIdOf,
  mailedTo,
  nameOf,
  newEmail,
  type World,
} from './world.ts';

export async function create(world: World) {
  const by = drawPerson(world);
  const answer = await by.browser.post('/my-mosques', { name: 'Masjid Nurul Huda' });
  agree(world, `${nameOf(by)} creates`, answer, true);
  world.model.mosques.push({ id: answer.json().id, members: new Map([[idOf(by), 'ketua']]) });
}

export async function giveTo(world: World, mosque: Mosque, kind: 'member' | 'ketua') {
  const { model } = world;
  const [by, to] = [drawMember(world, mosque), drawPerson(world)];
  const isMailed = isLikely(world, 0.4);
  const address = isMailed ? to.user.email : to.user.whatsapp;
  const named = isMailed ? { email: address } : { whatsapp: address };
  const [leaves, filesOwn] = [isLikely(world, 0.5), isLikely(world, 0.3)];
  const isOpen = model
    .open('member')
    .some((one) => one.mosque === mosque && one.address === address);
  const isFree = kind === 'member' ? !isOpen : !addressesOf(by).includes(address);
  const answer =
    kind === 'member'
      ? await by.browser.post(`/my-mosques/${mosque.id}/invitations`, named)
      : await by.browser.post(`/my-mosques/${mosque.id}/ketua`, { ...named, leaves, filesOwn });
  const words = `${nameOf(by)} gives ${nameOf(to)} the place of a ${kind} of ${mosque.id}`;
  if (!agree(world, words, answer, isKetua(by, mosque) && isFree)) return;
  if (kind === 'ketua') {
    model.end({ what: 'next handover', mosque });
    for (const license of model.licenses) {
      if (!filesOwn || license.mosque || license.owner !== idOf(by)) continue;
      license.mosque = mosque;
      model.end({ what: 'licence changed', license });
    }
  }
  const { url } = answer.json();
  // What goes by mail is not shown to its maker.
  expect(url === null).toBe(isMailed);
  const token = isMailed ? await mailedTo(world, address) : tokenIn(url);
  model.add({ kind, token, by: idOf(by), address, mosque, leaves });
}

export async function join(world: World) {
  const { model, people } = world;
  const link = drawLink(world, model.of('member', 'ketua', 'lost'));
  if (!link?.mosque) return;
  const { kind, mosque, state, token, address = '' } = link;
  const named = people.filter((person) => addressesOf(person).includes(address));
  const by = isLikely(world, 0.8) && named.length > 0 ? draw(world, named) : drawPerson(world);
  const isSelf = kind !== 'member' && (link.from ?? link.by) === idOf(by);
  const isFirst = state === 'open' && named.includes(by) && !isSelf;
  const isAgain = link.usedBy === idOf(by) && named.includes(by) && mosque.members.has(idOf(by));
  const answer = await by.browser.post('/my-mosques/join', { token });
  const words = `${nameOf(by)} takes a ${kind}'s place`;
  if (!agree(world, words, answer, isFirst || isAgain) || !isFirst) return;
  use(world, link, idOf(by));
}

function use({ model }: World, link: Link, who: number) {
  Object.assign(link, { state: 'used', usedBy: who });
  model.take(link, who);
}

/** Two people without an account open the same link at the same moment. */
export async function joinAgain(world: World) {
  const { model, people, test } = world;
  const link = drawLink(world, model.of('member', 'ketua', 'lost'));
  if (!link?.mosque) return;
  const { address = '', kind, state, token } = link;
  const isMailed = address.includes('@');
  const body = { token, name: 'Orang Baru', password: PASSWORD };
  const two = [test.browser(), test.browser()];
  const answers = await Promise.all(
    two.map((browser) => {
      const missing = isMailed ? { whatsapp: newNumber() } : { email: newEmail() };
      return browser.post('/links/join', { ...body, ...missing });
    }),
  );
  const isKnown = everybody(world).some(({ user }) => user.email === address);
  const isAllowed = state === 'open' && !isKnown;
  const [first, second] = answers.toSorted((one, other) => one.statusCode - other.statusCode);
  if (!first || !second) return;
  agree(world, `a stranger takes a ${kind}'s place`, first, isAllowed);
  agree(world, 'another does at once', second, false);
  const browser = two[answers.indexOf(first)];
  const user = isAllowed && (await findUserByEmail(test.database.db, first.json().user.email));
  if (!user || !browser) return;
  // Only what went to an email alone proves it.
  expect([user.emailVerified, addressesOf({ user, browser }).includes(address)]).toEqual([
    isMailed,
    true,
  ]);
  people.push({ user, browser });
  use(world, link, user.id);
}

export async function changeMember(world: World, mosque: Mosque) {
  const { model, test } = world;
  const [by, whom] = [drawMember(world, mosque), drawMember(world, mosque)];
  const { rows } = await test.database.pool.query(
    'select id from mosque_members where mosque_id = $1 and user_id = $2 and until is null',
    [mosque.id, idOf(whom)],
  );
  const path = `/my-mosques/${mosque.id}/members/${rows[0]?.id ?? 999_999}`;
  const what = draw(world, ['ketua', 'pengurus', 'out', 'leaves'] as const);
  const leaver = what === 'leaves' ? whom : by;
  const answer = await (what === 'leaves'
    ? whom.browser.post(`/my-mosques/${mosque.id}/leave`)
    : what === 'out'
      ? by.browser.delete(path)
      : by.browser.patch(path, { role: what }));
  const isThere = rows.length > 0;
  const isLast = what !== 'ketua' && model.isLastKetua(idOf(whom), mosque);
  const isAllowed = (what === 'leaves' || isKetua(by, mosque)) && isThere && !isLast;
  const words = `${nameOf(leaver)} makes ${nameOf(whom)} ${what} in ${mosque.id}`;
  if (!agree(world, words, answer, isAllowed)) return;
  if (what === 'ketua') mosque.members.set(idOf(whom), 'ketua');
  else if (what === 'pengurus') {
    if (isKetua(whom, mosque)) model.leave(idOf(whom), mosque);
  } else model.leave(idOf(whom), mosque, addressesOf(whom));
}

/** To somebody with an account at once, to anybody else by a link; the old ketua may object. */
export async function giveMosque(world: World, mosque: Mosque) {
  const { admins, model, people } = world;
  const admin = draw(world, admins);
  const ketuas = people.filter((person) => isKetua(person, mosque));
  const from = isLikely(world, 0.8) && ketuas[0] ? ketuas[0] : drawMember(world, mosque);
  const to = isLikely(world, 0.4) ? drawPerson(world) : undefined;
  const email = to?.user.email ?? newEmail();
  const reason = 'Surat takmir';
  const path = `/admin/mosques/${mosque.id}/ketua`;
  const answer = await admin.browser.post(path, { fromUserId: idOf(from), email, reason });
  const words = `admin ${idOf(admin)} gives ${mosque.id} of ${nameOf(from)} to ${email}`;
  if (!agree(world, words, answer, isKetua(from, mosque) && from !== to)) return;
  model.end({ what: 'mosque was given', mosque });
  expect(answer.body).not.toContain('#');
  const by = idOf(admin);
  const told = await mailedTo(world, from.user.email);
  model.add({ kind: 'objection', token: told, by, mosque });
  if (to) {
    mosque.members.set(idOf(to), 'ketua');
    model.stepBack(mosque, idOf(from), true);
    return;
  }
  const token = await mailedTo(world, email);
  model.add({ kind: 'lost', token, by, address: email, from: idOf(from), mosque });
}

/** The holder of the link objects twice at the same moment. */
export async function object(world: World) {
  const link = drawLink(world, world.model.of('objection'));
  if (!link) return;
  const body = { token: link.token, note: 'Saya masih ketua' };
  const object = () => world.test.browser().post('/links/object', body);
  const answers = await Promise.all([object(), object()]);
  const [first, second] = answers.toSorted((one, other) => one.statusCode - other.statusCode);
  if (!first || !second) return;
  if (agree(world, 'the old ketua objects', first, link.state === 'open')) link.state = 'used';
  agree(world, 'and at once again', second, false);
}

const ofMosque = ['member', 'ketua', 'mosqueLicense'] as const;

export async function withdraw(world: World, mosque: Mosque) {
  const open = world.model.open(...ofMosque).filter((link) => link.mosque === mosque);
  const link = drawLink(world, open);
  if (!link) return;
  const by = drawMember(world, mosque);
  const path = `/my-mosques/${mosque.id}/links/${await linkIdOf(world, link)}`;
  const answer = await by.browser.delete(path);
  if (agree(world, `${nameOf(by)} withdraws a ${link.kind}`, answer, isKetua(by, mosque))) {
    link.state = 'ended';
  }
}

/** What the ketua of each mosque sees. */
export async function compareMosqueLists({ model, path, people }: World) {
  for (const mosque of model.mosques) {
    const ketua: SignedIn | undefined = people.find((person) => isKetua(person, mosque));
    if (!ketua) continue;
    const { data } = (await ketua.browser.get(`/my-mosques/${mosque.id}/links`)).json();
    const open = model.open(...ofMosque).filter((link) => link.mosque === mosque);
    const shown = data.map(({ kind }: { kind: string }) => kind).toSorted();
    expect({ path, shown }).toEqual({ path, shown: open.map(({ kind }) => kind).toSorted() });
  }
}
