// A licence is given by the shop or its owner, taken, and filed to a mosque.
import { expect } from 'vitest';
import { tokenIn } from '../shops/mosque-shop.ts';
import type { License } from './link-model.ts';
import {
  agree,
  draw,
  drawLink,
  drawMember,
  drawPerson,
  idOf,
  isKetua,
  isLikely,
  nameOf,
  type World,
} from './world.ts';

export async function giveLicense(world: World) {
  const { admins, model, productVariantId } = world;
  const by = draw(world, admins);
  const gift = { productVariantId, qty: 1, reason: 'Hadiah' };
  const answer = await by.browser.post('/admin/licenses', gift);
  agree(world, `admin ${idOf(by)} gives a licence`, answer, true);
  const [{ licenseId: id, licenseKey, url }] = answer.json().data;
  const license = { id, owner: idOf(by), mosque: undefined, keys: [licenseKey] };
  model.licenses.push(license);
  model.add({ kind: 'gift', token: tokenIn(url), by: idOf(by), license });
}

export async function takeLicense(world: World) {
  const { model } = world;
  const link = drawLink(world, model.of('gift', 'license', 'mosqueLicense'));
  if (!link?.license) return giveLicense(world);
  const { license, state, token } = link;
  const maker = world.people.find((person) => idOf(person) === link.by);
  const by = maker && isLikely(world, 0.2) ? maker : drawPerson(world);
  const mosque = isLikely(world, 0.5) ? undefined : draw(world, model.mosques);
  const isMember = !mosque || mosque.members.has(idOf(by));
  const isFirst = state === 'open' && by !== maker && isMember;
  const isAgain = link.usedBy === idOf(by) && sees(idOf(by), license);
  const body = { token, mosqueId: mosque?.id ?? null };
  const answer = await by.browser.post('/license-handouts/take', body);
  const words = `${nameOf(by)} takes licence ${license.id} for ${mosque?.id ?? 'himself'}`;
  if (!agree(world, words, answer, isFirst || isAgain) || !isFirst) return;
  const { licenseKey } = answer.json();
  expect(license.keys).not.toContain(licenseKey);
  license.keys.push(licenseKey);
  Object.assign(link, { state: 'used', usedBy: idOf(by) });
  Object.assign(license, { owner: idOf(by), mosque });
  model.end({ what: 'licence changed', license });
}

const sees = (who: number, { mosque, owner }: License) =>
  mosque ? mosque.members.has(who) : owner === who;

function drawLicense(world: World): License | undefined {
  const ids = world.people.map(idOf);
  return draw(
    world,
    world.model.licenses.filter(({ owner }) => ids.includes(owner)),
  );
}

/** Mostly somebody who may. */
function drawHolder(world: World, { mosque, owner }: License) {
  if (mosque) return drawMember(world, mosque);
  const holder = world.people.find((person) => idOf(person) === owner);
  return (isLikely(world, 0.8) && holder) || drawPerson(world);
}

export async function handOut(world: World) {
  const { model } = world;
  const license = drawLicense(world);
  if (!license) return takeLicense(world);
  const { id, mosque, owner } = license;
  const by = drawHolder(world, license);
  const isAllowed = mosque ? isKetua(by, mosque) : owner === idOf(by);
  const answer = await by.browser.post(`/my-licenses/${id}/handout`);
  if (!agree(world, `${nameOf(by)} hands out ${id}`, answer, isAllowed)) return;
  model.end({ what: 'next link', license });
  const kind = mosque ? 'mosqueLicense' : 'license';
  const token = tokenIn(answer.json().url);
  model.add({ kind, token, by: idOf(by), mosque, license });
}

/** Whether or not a link of it is open. */
export async function takeBack(world: World) {
  const { model } = world;
  const license = drawLicense(world);
  if (!license) return takeLicense(world);
  const { id, mosque, owner } = license;
  const by = drawHolder(world, license);
  const isAllowed = mosque ? isKetua(by, mosque) : owner === idOf(by);
  const answer = await by.browser.delete(`/my-licenses/${id}/handout`);
  if (!agree(world, `${nameOf(by)} takes ${id} back`, answer, isAllowed)) return;
  model.end({ what: 'next link', license });
}

export async function fileLicense(world: World) {
  const { model } = world;
  const license = drawLicense(world);
  if (!license) return takeLicense(world);
  const by = drawHolder(world, license);
  const mosque = draw(world, model.mosques);
  const isHis = sees(idOf(by), license) && mosque.members.has(idOf(by));
  const isFree = !license.mosque || license.mosque === mosque;
  const body = { mosqueId: mosque.id, room: null };
  const answer = await by.browser.put(`/my-licenses/${license.id}/place`, body);
  const words = `${nameOf(by)} files ${license.id} to ${mosque.id}`;
  if (!agree(world, words, answer, isHis && isFree) || license.mosque) return;
  license.mosque = mosque;
  model.end({ what: 'licence changed', license });
}
