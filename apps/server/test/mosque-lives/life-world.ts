// The people, the shop and the model of a random life, and what its steps draw at random.
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { SignedIn } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import type { Mosque, MosqueModel, Person, Role } from './mosque-model.ts';

export interface LifePerson extends Person, SignedIn {}

export interface World {
  test: TestApp;
  admin: SignedIn;
  model: MosqueModel;
  people: LifePerson[];
  line: { productId: number; productVariantId: number };
  random: () => number;
  /** What happened, printed when it goes wrong. */
  path: string[];
}

export const DAY = 86_400_000;

const codeOf = (answer: LightMyRequestResponse): string =>
  answer.statusCode < 300 ? 'ok' : String(answer.json().code);

export const draw = <T>({ random }: World, from: readonly T[]): T =>
  from[Math.floor(random() * from.length)] as T;
/** Nothing when there is none yet. */
export const drawOne = <T>(world: World, from: readonly T[]): T | undefined =>
  from.length > 0 ? draw(world, from) : undefined;
export const drawPerson = (world: World) => draw(world, world.people);
export const drawRole = (world: World) => draw<Role>(world, ['ketua', 'bendahara', 'pengurus']);
export const nowOf = ({ test }: World) => test.clock.now().getTime();
/** Mostly a person of the mosque, otherwise few lives get far. */
export function drawMember(world: World, mosque: Mosque): LifePerson {
  const members = world.people.filter((person) => mosque.members.has(person));
  return world.random() < 0.75 && members.length > 0 ? draw(world, members) : drawPerson(world);
}

/** True when the call was done; the model's refusal is the server's. */
export async function agree(
  { path }: World,
  by: Person | undefined,
  words: string,
  refusal: string | undefined,
  call: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse | undefined> {
  const expected = by?.isDeleted ? 'NOT_SIGNED_IN' : (refusal ?? 'ok');
  path.push(`${by ? `${by.id} ` : ''}${words}: ${expected}`);
  const answer = await call();
  expect({ path, code: codeOf(answer) }).toEqual({ path, code: expected });
  return expected === 'ok' ? answer : undefined;
}
