// Accepting ends the warranty, releases the licence of the broken device and opens a parcel for the
// replacement; refusing leaves the warranty unchanged. Two admins cannot both decide.
import {
  brand,
  type decideClaimBody,
  productLabel,
  refusalSentence,
  screens,
} from '@timesync/contract';
import type { z } from 'zod';
import { AppError } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/types.ts';
import { recordChange } from '../../../platform/history/record-change.ts';
import type { Context } from '../../../platform/http/mount.ts';
import { composeMail, type MailBlock } from '../../../platform/mail/mail-layout.ts';
import { readDeviceId } from '../../licenses/licensing/device-id.ts';
import { listDevices, type OwnedDevice } from '../../licenses/licensing/list-devices.ts';
import {
  releaseForReplacement,
  requireLicenseUsable,
} from '../../licenses/licensing/transfers/release-for-replacement.ts';
import { queueOwnersNotice } from '../../office/notices/queue-owners-notice.ts';
import { exchangeLicense, markReplaced } from '../shipping/change-box.ts';
import { openParcel } from '../shipping/parcels/order-parcels.ts';
import type { BoxContext, BoxRow } from './box-row.ts';
import { claimedDevice, deviceOf } from './claimed-device.ts';
import { changeClaim, findClaim, holdBox } from './claims.repository.ts';

type Decision = z.output<typeof decideClaimBody>;

interface DecidedClaim {
  claimId: number;
  box: BoxRow;
  note: string | undefined;
}

export async function decideClaim(
  context: BoxContext,
  claimId: number,
  { decision, refusal, note, deviceId }: Decision,
): Promise<void> {
  const claim = await findClaim(context.database.db, claimId);
  if (!claim) throw new AppError('NOT_FOUND', { message: 'Klaim tidak ditemukan.' });
  await context.database.transaction(async (tx) => {
    const box = await holdBox(tx, context, { id: claim.boxUnitId });
    if (!box) throw new AppError('NOT_FOUND', { message: 'Klaim tidak ditemukan.' });
    if (decision === 'ask') await ask(tx, context, { claimId, box, note });
    else if (decision === 'accept') await accept(tx, context, { claimId, box, note }, deviceId);
    else await refuse(tx, context, { claimId, box, note }, refusal ?? 'other');
  });
}

async function ask(tx: Tx, context: BoxContext, { claimId, box, note = '' }: DecidedClaim) {
  await change(tx, claimId, { status: 'asked', question: note, answer: null });
  const after = { serial: box.serial, question: note };
  await recordChange(tx, context, ['order', box.orderId], 'askAboutClaim', { after });
  await queueClaimNotice(context, tx, { box, claimId, event: 'claim asked', words: note });
}

async function accept(
  tx: Tx,
  context: BoxContext,
  { claimId, box, note }: DecidedClaim,
  chosen: Decision['deviceId'],
) {
  const at = context.clock.now();
  if (!box.isPaid) {
    const message = 'Dana pesanan ini sudah dikembalikan, jadi garansinya tidak berlaku.';
    throw new AppError('CLAIM_REFUSED', { message });
  }
  await change(tx, claimId, {
    status: 'accepted',
    decisionNote: note ?? null,
    decidedAt: at,
    decidedBy: context.actor.userId,
  });
  await markReplaced(tx, box.id, at);
  const device = await findBrokenDevice(tx, { claimId, box }, chosen);
  if (device) {
    await releaseForReplacement(tx, context, device);
    await exchangeLicense(tx, box, device.licenseId);
  } else if (box.licenseId) await requireLicenseUsable(tx, box.licenseId);
  await openParcel(tx, { orderId: box.orderId, claimId, at });
  const after = { serial: box.serial, ...(device && { deviceId: device.deviceId }) };
  await recordChange(tx, context, ['order', box.orderId], 'acceptClaim', { note, after });
  await queueClaimNotice(context, tx, { box, claimId, event: 'claim accepted', words: note });
}

/**
 * The device named by the admin, otherwise the one that follows from the claim; null when no
 * licence is to be released.
 */
async function findBrokenDevice(
  tx: Tx,
  { claimId, box }: Pick<DecidedClaim, 'claimId' | 'box'>,
  chosen: Decision['deviceId'],
): Promise<OwnedDevice | null> {
  if (chosen === null) return null;
  const devices = await listDevices(tx, box);
  const named = (await findClaim(tx, claimId))?.deviceId ?? null;
  const device =
    chosen === undefined
      ? claimedDevice({ box, named, devices })
      : deviceOf({ box, devices }, readDeviceId(chosen));
  if (device === undefined) throw new AppError('CLAIM_DEVICE_UNCLEAR', { field: 'deviceId' });
  return device;
}

async function refuse(
  tx: Tx,
  context: BoxContext,
  { claimId, box, note }: DecidedClaim,
  refusalCode: NonNullable<Decision['refusal']>,
) {
  const words = refusalSentence(refusalCode, note);
  await change(tx, claimId, {
    status: 'refused',
    refusalCode,
    decisionNote: words,
    decidedAt: context.clock.now(),
    decidedBy: context.actor.userId,
  });
  const after = { serial: box.serial, refusalCode };
  await recordChange(tx, context, ['order', box.orderId], 'refuseClaim', { note: words, after });
  await queueClaimNotice(context, tx, { box, claimId, event: 'claim refused', words });
}

async function change(tx: Tx, claimId: number, changes: Parameters<typeof changeClaim>[2]) {
  if (await changeClaim(tx, claimId, changes)) return;
  throw new AppError('CONFLICT', { message: 'Klaim ini sudah diputuskan.' });
}

type ClaimEvent = 'claim asked' | 'claim accepted' | 'claim refused';

const sentences: Record<ClaimEvent, { subject: string; happened: string; next: string }> = {
  'claim asked': {
    subject: 'Pertanyaan tentang klaim garansi',
    happened: 'Kami sedang memeriksa klaim garansi Anda dan perlu tahu sedikit lagi.',
    next: 'Jawab di halaman Produk Saya. Foto tambahan boleh disertakan.',
  },
  'claim accepted': {
    subject: 'Klaim garansi disetujui',
    happened: 'Klaim garansi Anda kami setujui. Box pengganti segera kami kirim.',
    next: 'Lisensinya sudah dilepas dari box lama. Aktifkan box pengganti dengan license key yang sama; jatah pindah tidak berkurang.',
  },
  'claim refused': {
    subject: 'Klaim garansi belum dapat disetujui',
    happened: 'Mohon maaf, klaim garansi Anda tidak dapat kami setujui.',
    next: `Garansi Anda tidak terpakai dan tetap berlaku. Jika menurut Anda ini keliru, hubungi admin ${brand.name}.`,
  },
};

interface ClaimNotice {
  box: BoxRow;
  claimId: number;
  event: ClaimEvent;
  /** The admin's. */
  words: string | undefined;
}

/** Runs in the transaction of the decision. */
async function queueClaimNotice(
  context: Context,
  tx: Tx,
  { box, claimId, event, words }: ClaimNotice,
): Promise<void> {
  const { subject, happened, next } = sentences[event];
  const blocks: MailBlock[] = [
    happened,
    {
      rows: [
        ['Produk', productLabel(box.product, box.variant)],
        ['Nomor seri', box.serial],
        ...(words ? [['Kata admin', words] satisfies [string, string]] : []),
      ],
    },
    next,
    {
      label: 'Buka Produk Saya',
      url: context.config.publicUrl + screens.ownProducts,
    },
  ];
  await queueOwnersNotice(context, tx, {
    owner: box,
    event,
    subject: 'order',
    subjectId: box.orderId,
    // A question may be asked again.
    occasion: event === 'claim asked' ? `${claimId} ${context.requestId}` : String(claimId),
    mail: (reader) => composeMail(reader, `${subject} – ${box.product}`, blocks),
  });
}
