import {
  formatLastDay,
  MAX_CLAIM_PHOTOS,
  type WarrantyState,
  warrantyStateOf,
} from '@timesync/contract';
import { sql } from 'drizzle-orm';
import { AppError } from '../../../platform/app-error.ts';
import type { Queryable } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import { type DeviceId, readDeviceId } from '../../licenses/licensing/device-id.ts';
import { listDevices } from '../../licenses/licensing/list-devices.ts';
import { notifyAdmins } from '../../office/admin-digest/notify-admins.ts';
import type { BoxContext, BoxRow } from './box-row.ts';
import { claimPhotos } from './claim-photos.ts';
import { changeClaim, findClaim, holdBox } from './claims.repository.ts';
import { warrantyClaims } from './warranty.schema.ts';

interface NewClaim {
  boxId: number;
  reason: string;
  /** The id of the broken device in its readable form. */
  deviceId: string | undefined;
  picture: Uint8Array;
}

/** With its first photo; others can be added until the decision. */
export async function claimWarranty(
  context: BoxContext,
  { boxId, reason, deviceId: chosen, picture }: NewClaim,
): Promise<void> {
  const { actor, clock, database } = context;
  const own = { id: boxId, userId: actor.userId };
  // Checked again under the lock; here it spares a refused claim the upload.
  requireClaimable(await context.findBox(database.db, own), clock.now());
  const deviceId = chosen ? await requireOwnDevice(context, chosen) : null;
  await claimPhotos.store(context, picture, (photo) =>
    database.transaction(async (tx) => {
      const now = clock.now();
      const box = requireClaimable(await holdBox(tx, context, own), now);
      await tx.insert(warrantyClaims).values({
        boxUnitId: boxId,
        userId: actor.userId,
        reason,
        deviceId,
        photos: [photo.id],
        requestedAt: now,
      });
      await recordChange(tx, context, ['order', box.orderId], 'claimWarranty', {
        by: 'customer',
        after: { serial: box.serial, photoBytes: photo.bytes, ...(deviceId && { deviceId }) },
      });
      await notifyAdmins(context, tx, {
        kind: 'claim',
        subjectId: boxId,
        occasion: photo.id,
        line: `Klaim garansi untuk ${box.product} (${box.serial}) menunggu keputusan.`,
      });
    }),
  );
}

/** Only a device whose licence could be released: a wrong one could be somebody's working box. */
async function requireOwnDevice(
  { actor, database }: BoxContext,
  chosen: string,
): Promise<DeviceId> {
  const devices = await listDevices(database.db, { userId: actor.userId });
  const device = devices.find(({ deviceId }) => deviceId === readDeviceId(chosen));
  if (!device) {
    const message = 'Perangkat ini tidak memakai lisensi Anda. Pilih perangkat lain.';
    throw new AppError('INVALID', { message, field: 'deviceId' });
  }
  return device.deviceId;
}

// The terms, executable: within the year, one claim at a time, and none after one was accepted.
const isUndecided = ({ claim }: BoxRow) => claim?.status === 'open' || claim?.status === 'asked';

export function mayClaim(box: BoxRow, now: Date): boolean {
  return box.isPaid && warrantyStateOf(box, now) === 'valid' && !isUndecided(box);
}

/** Throws the sentence that the customer reads. */
function requireClaimable(box: BoxRow | undefined, now: Date): BoxRow {
  if (!box) throw new AppError('NOT_FOUND', { message: 'Box tidak ditemukan.' });
  if (mayClaim(box, now)) return box;
  throw new AppError('CLAIM_REFUSED', { message: sentenceOf(box, warrantyStateOf(box, now)) });
}

function sentenceOf(box: BoxRow, state: WarrantyState): string {
  if (!box.isPaid) return 'Dana pesanan ini sudah dikembalikan, jadi garansinya tidak berlaku.';
  if (state === 'used') return 'Garansi box ini sudah dipakai: garansi berlaku untuk satu klaim.';
  if (state === 'over' && box.until) {
    return `Garansi box ini berlaku sampai ${formatLastDay(box.until)} dan sudah lewat.`;
  }
  if (state === 'none') return 'Produk ini dijual tanpa garansi.';
  return 'Klaim garansi box ini masih diperiksa.';
}

// What the customer adds to an undecided claim: photos, and answers to questions.
export async function addClaimPhoto(
  context: BoxContext,
  { claimId, picture }: { claimId: number; picture: Uint8Array },
): Promise<void> {
  const { database } = context;
  const { photoCount } = await requireOwnClaim(context, database.db, claimId);
  if (photoCount >= MAX_CLAIM_PHOTOS) throw tooMany();
  await claimPhotos.store(context, picture, (photo) =>
    database.transaction(async (tx) => {
      const { box } = await requireOwnClaim(context, tx, claimId);
      const { photos } = warrantyClaims;
      const added = { photos: sql`array_append(${photos}, ${photo.id}::uuid)` };
      const where = sql`cardinality(${photos}) < ${MAX_CLAIM_PHOTOS}`;
      if (!(await changeClaim(tx, claimId, added, { where }))) throw tooMany();
      await recordChange(tx, context, ['order', box.orderId], 'addClaimPhoto', {
        by: 'customer',
        after: { serial: box.serial, photoBytes: photo.bytes },
      });
    }),
  );
}

export async function answerClaim(
  context: BoxContext,
  { claimId, answer }: { claimId: number; answer: string },
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const { box } = await requireOwnClaim(context, tx, claimId);
    const answered = { status: 'open', answer } as const;
    if (!(await changeClaim(tx, claimId, answered, { from: ['asked'] }))) {
      throw new AppError('CONFLICT', { message: 'Tidak ada pertanyaan yang perlu dijawab.' });
    }
    await recordChange(tx, context, ['order', box.orderId], 'answerClaim', {
      by: 'customer',
      after: { serial: box.serial, answer },
    });
    await notifyAdmins(context, tx, {
      kind: 'claim',
      subjectId: box.id,
      occasion: context.requestId,
      line: `Pertanyaan tentang klaim garansi ${box.product} (${box.serial}) sudah dijawab.`,
    });
  });
}

async function requireOwnClaim(
  { actor, findBox }: BoxContext,
  db: Queryable,
  claimId: number,
): Promise<{ box: BoxRow; photoCount: number }> {
  const claim = await findClaim(db, claimId);
  const box = claim && (await findBox(db, { id: claim.boxUnitId, userId: actor.userId }));
  if (!box) {
    throw new AppError('NOT_FOUND', { message: 'Klaim tidak ditemukan.' });
  }
  if (claim.status !== 'open' && claim.status !== 'asked') {
    throw new AppError('CONFLICT', { message: 'Klaim ini sudah diputuskan.' });
  }
  return { box, photoCount: claim.photos.length };
}

function tooMany(): AppError {
  const message = `Paling banyak ${MAX_CLAIM_PHOTOS} foto untuk satu klaim.`;
  return new AppError('CLAIM_REFUSED', { message, field: 'file' });
}
