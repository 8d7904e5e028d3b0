import { handoverLink } from '../../src/features/handovers/handover-link.ts';
import { findHandover } from '../../src/features/handovers/handovers.repository.ts';
import { sendLetter, tokenIn } from '../shops/handover-shop.ts';
import {
  agree,
  DAY,
  draw,
  drawMember,
  drawOne,
  drawPerson,
  nowOf,
  type World,
} from './life-world.ts';
import type { Mosque } from './mosque-model.ts';

export async function startHandover(world: World, mosque: Mosque): Promise<void> {
  const { model, random } = world;
  const by = drawMember(world, mosque);
  const to = drawPerson(world);
  const isByMail = random() < 0.5;
  const filesOwn = random() < 0.4;
  const named = isByMail ? to.email : to.whatsapp;
  const open = model.openHandover(mosque);
  const isRoom = !open || (open.kind === 'own' && open.deadline <= nowOf(world));
  const isSame = open?.kind === 'own' && open.from === by && open.named === named;
  const refusal =
    model.refuse(by, mosque, 'manage') ??
    (to === by ? 'HANDOVER_TO_SELF' : undefined) ??
    (isRoom || isSame ? undefined : 'HANDOVER_OPEN');
  const body = { ...(isByMail ? { email: named } : { whatsapp: named }), filesOwn };
  const done = await agree(world, by, `hands ${mosque.id} to ${to.id}`, refusal, () =>
    by.browser.post(`/my-mosques/${mosque.id}/handover`, body),
  );
  if (!done || !isRoom) return;
  if (open) open.status = 'expired';
  if (filesOwn) model.fileAll(by, mosque);
  const { handover, url } = done.json();
  model.handovers.push({
    id: handover.id,
    kind: 'own',
    ...{ mosque, from: by, to, named, status: 'waiting' },
    token: tokenIn(url),
    deadline: nowOf(world) + 7 * DAY,
  });
}

export async function accept(world: World): Promise<void> {
  const { model, people, random } = world;
  const handover = drawOne(world, model.handovers.filter(({ kind }) => kind === 'own').slice(-3));
  if (!handover) return;
  const named = people.find((person) => person === handover.to);
  const by = named && random() < 0.7 ? named : drawPerson(world);
  const refusal = model.refuseHandover(handover, by, nowOf(world));
  const done = await agree(world, by, `confirms handover ${handover.id}`, refusal, () =>
    by.browser.post('/handovers/accept', { token: handover.token }),
  );
  if (done && handover.status === 'waiting') model.carryOut(handover, nowOf(world));
}

export async function withdraw(world: World, mosque: Mosque): Promise<void> {
  const { model } = world;
  const by = drawMember(world, mosque);
  const open = model.openHandover(mosque);
  const isThere = open?.kind === 'own' && open.status === 'waiting';
  const refusal = model.refuse(by, mosque, 'manage') ?? (isThere ? undefined : 'HANDOVER_GONE');
  const done = await agree(world, by, `withdraws the handover of ${mosque.id}`, refusal, () =>
    by.browser.delete(`/my-mosques/${mosque.id}/handover`),
  );
  if (done && open) open.status = 'cancelled';
}

export async function loseAccount(world: World, mosque: Mosque): Promise<void> {
  const { admin, model, test } = world;
  const [from, to] = [drawMember(world, mosque), drawPerson(world)];
  const refusal =
    (mosque.members.get(from) === 'ketua' ? undefined : 'NOT_FOUND') ??
    (to.isDeleted ? 'SUCCESSOR_UNKNOWN' : undefined) ??
    (to === from ? 'HANDOVER_TO_SELF' : undefined) ??
    (model.openHandover(mosque) ? 'HANDOVER_OPEN' : undefined);
  const words = `admin hands ${mosque.id} from ${from.id} to ${to.id}`;
  const done = await agree(world, undefined, words, refusal, () =>
    sendLetter(admin, mosque.id, from.id, { email: to.email }),
  );
  if (!done) return;
  const { id } = done.json();
  const row = await findHandover(test.database.db, id);
  const link = row ? await handoverLink(test.dependencies, row, 'object') : '';
  const facts = { mosque, from, to, named: to.email, deadline: nowOf(world) + 7 * DAY };
  model.handovers.push({ id, kind: 'lost', status: 'waiting', token: tokenIn(link), ...facts });
}

export async function objectInAccount(world: World, mosque: Mosque): Promise<void> {
  const { model } = world;
  const by = drawMember(world, mosque);
  const open = model.openHandover(mosque);
  const refusal =
    model.refuse(by, mosque, 'manage') ?? (open?.kind === 'lost' ? undefined : 'HANDOVER_GONE');
  const done = await agree(world, by, `objects in ${mosque.id}`, refusal, () =>
    by.browser.post(`/my-mosques/${mosque.id}/handover/object`, { note: 'Saya masih ketua' }),
  );
  if (done && open) open.status = 'objected';
}

const drawLost = (world: World) =>
  drawOne(world, world.model.handovers.filter(({ kind }) => kind === 'lost').slice(-2));

export async function objectByLink(world: World): Promise<void> {
  const handover = drawLost(world);
  if (!handover) return;
  const isOpen = ['waiting', 'objected'].includes(handover.status);
  const refusal = isOpen ? undefined : 'HANDOVER_DEAD';
  const body = { token: handover.token, note: 'Saya masih ketua' };
  const words = `somebody objects to ${handover.id} by link`;
  const done = await agree(world, undefined, words, refusal, () =>
    world.test.browser().post('/handovers/object', body),
  );
  if (done) handover.status = 'objected';
}

export async function decide(world: World): Promise<void> {
  const { admin, model } = world;
  const handover = drawLost(world);
  if (!handover) return;
  const { id, status } = handover;
  const decision = draw(world, ['cancel', 'carryOut'] as const);
  const isOpen = ['waiting', 'objected'].includes(status);
  const refusalOfCarryingOut =
    (status === 'objected' ? undefined : 'HANDOVER_WAITS') ??
    (model.canCarryOut(handover) ? undefined : 'HANDOVER_DEAD');
  const refusal = isOpen ? (decision === 'cancel' ? undefined : refusalOfCarryingOut) : 'CONFLICT';
  const done = await agree(world, undefined, `admin: ${decision} ${id}`, refusal, () =>
    admin.browser.post(`/admin/handovers/${id}/decision`, { decision, reason: 'Sudah ditelepon' }),
  );
  if (!done) return;
  if (decision === 'cancel') handover.status = 'cancelled';
  else model.carryOut(handover, nowOf(world));
}
