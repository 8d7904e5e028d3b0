// Accounts and admins come, change and go, and days pass.
import { expect } from 'vitest';
import { createPerson, openBrowser, PASSWORD } from '../people.ts';
import { newNumber, tokenIn } from '../shops/mosque-shop.ts';
import {
  agree,
  draw,
  drawLink,
  drawPerson,
  everybody,
  fill,
  idOf,
  isLikely,
  linkIdOf,
  mailedTo,
  nameOf,
  newEmail,
  type World,
} from './world.ts';

export async function inviteAdmin(world: World) {
  const by = draw(world, world.admins);
  const email = newEmail();
  const answer = await by.browser.post('/admin/admins/invite', { email, adminRole: 'pemilik' });
  agree(world, `admin ${idOf(by)} invites`, answer, true);
  expect(answer.body).not.toContain('#');
  world.model.add({ kind: 'admin', token: await mailedTo(world, email), by: idOf(by) });
}

/** He is left alone afterwards. */
export async function acceptInvitation(world: World) {
  const link = drawLink(world, world.model.of('admin'));
  if (!link) return inviteAdmin(world);
  const { token } = link;
  const person = { name: 'Admin Baru', whatsapp: newNumber(), password: PASSWORD };
  const answer = await world.test.browser().post('/auth/accept-invitation', { token, ...person });
  if (agree(world, 'an admin comes', answer, link.state === 'open')) link.state = 'used';
}

export async function makeLoginLink(world: World) {
  const { model, test } = world;
  const by = draw(world, world.admins);
  const known = draw(world, model.open('login'))?.account;
  const isKnown = known && isLikely(world, 0.7);
  const account = isKnown
    ? known
    : (await createPerson(test, { source: 'admin', hasGeneratedPassword: true })).id;
  const answer = await by.browser.post(`/admin/users/${account}/login-link`);
  agree(world, `admin ${idOf(by)} makes a login link`, answer, true);
  const token = tokenIn(answer.json().url);
  model.add({ kind: 'login', token, by: idOf(by), account });
}

export async function openByLoginLink(world: World) {
  const { model, test } = world;
  const link = drawLink(world, model.of('login'));
  if (!link?.account) return makeLoginLink(world);
  const body = { token: link.token, newPassword: PASSWORD };
  const answer = await test.browser().post('/auth/login-link', body);
  if (!agree(world, 'a caller opens his account', answer, link.state === 'open')) return;
  link.state = 'used';
  model.end({ what: 'caller is in', who: link.account });
}

export async function endAdmin(world: World) {
  const { admins, model, owner } = world;
  const ended = draw(world, admins);
  const answer = await owner.browser.post(`/admin/admins/${idOf(ended)}/end`, {});
  agree(world, `admin ${idOf(ended)} is ended`, answer, true);
  model.end({ what: 'maker is no admin', who: idOf(ended) });
  admins.splice(admins.indexOf(ended), 1);
  await fill(world);
}

export async function deletePerson(world: World) {
  const { model, owner, people } = world;
  const gone = drawPerson(world);
  const id = idOf(gone);
  const own = model.mosques.filter(({ members }) => members.has(id));
  const remains = own.some((one) => one.members.size > 1 && model.isLastKetua(id, one));
  const answer = await owner.browser.delete(`/admin/users/${id}?endsMosques=true`);
  if (!agree(world, `${nameOf(gone)} is deleted`, answer, !remains)) return;
  model.end({ what: 'maker is another person', who: id });
  for (const mosque of own) {
    mosque.members.delete(id);
    if (mosque.members.size === 0) model.end({ what: 'mosque has ended', mosque });
  }
  people.splice(people.indexOf(gone), 1);
  await fill(world);
}

/** Sometimes it is the one that an admin gives a mosque to. */
export async function changeEmail(world: World) {
  const { model, owner } = world;
  const person = draw(world, everybody(world));
  const { browser, user } = person;
  const awaited = model.open('lost')[0]?.address;
  const isFree = awaited && everybody(world).every((one) => one.user.email !== awaited);
  const email = isFree && isLikely(world, 0.5) ? awaited : newEmail();
  const { name, whatsapp } = user;
  const isByAdmin = isLikely(world, 0.5);
  const answer = isByAdmin
    ? await owner.browser.patch(`/admin/users/${user.id}`, { email })
    : await browser.patch('/profile', { name, whatsapp, email });
  agree(world, `${isByAdmin ? 'an admin' : 'he'} gives ${nameOf(person)} an email`, answer, true);
  user.email = email;
  model.end({ what: 'maker is another person', who: user.id });
}

export async function resetPassword(world: World) {
  const { model, owner, test } = world;
  const person = draw(world, everybody(world));
  const path = `/admin/users/${idOf(person)}`;
  const answer = await owner.browser.patch(path, { password: PASSWORD });
  agree(world, `${nameOf(person)} gets a password`, answer, true);
  model.end({ what: 'maker is another person', who: idOf(person) });
  person.browser = await openBrowser(test, person.user);
}

const ofShop = ['admin', 'login', 'gift', 'lost'] as const;

export async function withdrawOfShop(world: World) {
  const link = drawLink(world, world.model.open(...ofShop));
  if (!link) return;
  const answer = await world.owner.browser.delete(`/admin/links/${await linkIdOf(world, link)}`);
  agree(world, `another admin withdraws a ${link.kind}`, answer, true);
  link.state = 'ended';
}

/** What every admin sees. */
export async function compareShopList(world: World) {
  const { model, owner, path } = world;
  const { data } = (await owner.browser.get('/admin/links')).json();
  const shown = new Set(data.map(({ id }: { id: number }) => id));
  for (const link of model.of(...ofShop)) {
    const isShown = shown.has(await linkIdOf(world, link));
    expect({ path, kind: link.kind, isShown }).toEqual({
      path,
      kind: link.kind,
      isShown: link.state === 'open',
    });
  }
}

/** The links grow older instead of the clock, so that nobody has to sign in again. */
export async function passDays(world: World) {
  const { model, path, test } = world;
  const days = draw(world, [3, 4, 7, 30]);
  path.push(`${days} days pass`);
  await test.database.pool.query(
    `update links set expires_at = expires_at - make_interval(days => $1)
      where code_hash in (select sha256(token::bytea) from unnest($2::text[]) token)`,
    [days, model.open().map(({ token }) => token)],
  );
  model.pass(days);
}
