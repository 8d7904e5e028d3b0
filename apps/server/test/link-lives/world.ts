import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Mail } from '../../src/platform/mail/mailer.ts';
import { type SignedIn, signInAs } from '../people.ts';
import { newNumber, newPerson, tokenIn } from '../shops/mosque-shop.ts';
import type { TestApp } from '../test-app.ts';
import type { Link, LinkModel, Mosque } from './link-model.ts';

export interface Shop {
  test: TestApp;
  owner: SignedIn;
  productVariantId: number;
  admins: SignedIn[];
}

export interface World extends Shop {
  people: SignedIn[];
  mails: Mail[];
  model: LinkModel;
  random: () => number;
  /** What happened, printed when it goes wrong. */
  path: string[];
}

export type Step = (world: World) => Promise<void>;

export async function fill({ test, people, admins }: World): Promise<void> {
  while (people.length < 4) people.push(await newPerson(test));
  while (admins.length < 2) admins.push(await signInAs(test, 'admin', { whatsapp: newNumber() }));
}

let count = 0;
export const newEmail = () => `hidup-${++count}@masjid.id`;

export const draw = <T>({ random }: World, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;
export const isLikely = ({ random }: World, chance: number) => random() < chance;
export const drawPerson = (world: World) => draw(world, world.people);

/** Mostly one of the mosque, otherwise few lives get far. */
export function drawMember(world: World, { members }: Mosque): SignedIn {
  const inside = world.people.filter((person) => members.has(idOf(person)));
  return isLikely(world, 0.8) && inside.length > 0 ? draw(world, inside) : drawPerson(world);
}

/** The latest half of the time, because the others are mostly dead. */
export function drawLink(world: World, links: Link[]): Link | undefined {
  return isLikely(world, 0.5) ? links.at(-1) : draw(world, links);
}

export const everybody = ({ people, admins }: World) => [...people, ...admins];
export const idOf = ({ user }: SignedIn) => user.id;
export const nameOf = (person: SignedIn) => `person ${idOf(person)}`;
export const addressesOf = ({ user }: SignedIn) => [user.email, user.whatsapp];
export const isKetua = (person: SignedIn, { members }: Mosque) =>
  members.get(idOf(person)) === 'ketua';

/** The server does it exactly when the model allows it, and never answers with an error of its own. */
export function agree(
  { path }: World,
  words: string,
  { statusCode }: LightMyRequestResponse,
  isAllowed: boolean,
): boolean {
  path.push(`${words}: ${isAllowed ? 'done' : 'refused'} (${statusCode})`);
  const seen = { path, isDone: statusCode < 300, isFailed: statusCode >= 500 };
  expect(seen).toEqual({ path, isDone: isAllowed, isFailed: false });
  return isAllowed;
}

/** The id of its row. */
export async function linkIdOf({ test }: Shop, { token }: Link): Promise<number> {
  const { rows } = await test.database.pool.query(
    'select id from links where code_hash = sha256($1::bytea)',
    [Buffer.from(token)],
  );
  return rows[0]?.id;
}

/** The code of the last link that was sent there. */
export async function mailedTo({ mails, test }: World, address: string): Promise<string> {
  mails.push(...(await test.popMails()));
  const codes = mails.filter(({ to }) => to === address).map(({ text }) => tokenIn(text));
  return codes.findLast((code) => code !== '') ?? '';
}
