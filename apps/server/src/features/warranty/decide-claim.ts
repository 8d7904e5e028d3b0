// Accepting ends the warranty, lets the broken box's licence go and opens a parcel for the replacement;
// refusing leaves the warranty as it is. Two admins cannot both decide.
import { type decideClaimBody, refusalSentence } from '@timesync/contract';
import type { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { Context } from '../../platform/http/mount.ts';
import { releaseForReplacement } from '../licensing/transfers/release-for-replacement.ts';
import { openParcel } from '../shipping/parcels/open-parcel.ts';
import { type BoxRow, findBoxOfClaim, lockBox, markReplaced } from './boxes.repository.ts';
import { saveDecision, saveQuestion } from './claims.repository.ts';
import { queueClaimNotice } from './queue-claim-notice.ts';
import { recordClaimEvent } from './record-claim-event.ts';

type AdminContext = Context & { actor: Actor };
type Decision = z.output<typeof decideClaimBody>;

interface DecidedClaim {
  claimId: number;
  box: BoxRow;
  note: string | undefined;
}

export async function decideClaim(
  context: AdminContext,
  claimId: number,
  { decision, refusal, note }: Decision,
): Promise<void> {
  const seen = await findBoxOfClaim(context.database.db, claimId);
  if (!seen) throw new AppError('NOT_FOUND', { message: 'Klaim tidak ditemukan.' });
  await context.database.transaction(async (tx) => {
    await lockBox(tx, seen.id);
    const box = await findBoxOfClaim(tx, claimId);
    if (!box) throw new AppError('NOT_FOUND', { message: 'Klaim tidak ditemukan.' });
    if (decision === 'ask') await ask(tx, context, { claimId, box, note });
    else if (decision === 'accept') await accept(tx, context, { claimId, box, note });
    else await refuse(tx, context, { claimId, box, note }, refusal ?? 'other');
  });
}

async function ask(tx: Tx, context: AdminContext, { claimId, box, note = '' }: DecidedClaim) {
  requireUndecided(await saveQuestion(tx, claimId, note));
  const facts = { question: note };
  await recordClaimEvent(tx, context, { box, action: 'askAboutClaim', by: 'admin', facts });
  await queueClaimNotice(context, tx, { box, claimId, event: 'claim asked', words: note });
}

async function accept(tx: Tx, context: AdminContext, { claimId, box, note }: DecidedClaim) {
  const at = context.clock.now();
  if (!box.isPaid) {
    const message = 'Dana pesanan ini sudah dikembalikan, jadi garansinya tidak berlaku.';
    throw new AppError('CLAIM_REFUSED', { message });
  }
  requireUndecided(
    await saveDecision(tx, claimId, {
      status: 'accepted',
      refusalCode: null,
      decisionNote: note ?? null,
      decidedAt: at,
      decidedBy: context.actor.userId,
    }),
  );
  await markReplaced(tx, box.id, at);
  if (box.licenseId) await releaseForReplacement(tx, context, box.licenseId);
  await openParcel(tx, { orderId: box.orderId, claimId, at });
  await recordClaimEvent(tx, context, { box, action: 'acceptClaim', by: 'admin', note });
  await queueClaimNotice(context, tx, { box, claimId, event: 'claim accepted', words: note });
}

async function refuse(
  tx: Tx,
  context: AdminContext,
  { claimId, box, note }: DecidedClaim,
  refusalCode: NonNullable<Decision['refusal']>,
) {
  const words = refusalSentence(refusalCode, note);
  requireUndecided(
    await saveDecision(tx, claimId, {
      status: 'refused',
      refusalCode,
      decisionNote: words,
      decidedAt: context.clock.now(),
      decidedBy: context.actor.userId,
    }),
  );
  const facts = { refusalCode };
  await recordClaimEvent(tx, context, {
    box,
    action: 'refuseClaim',
    by: 'admin',
    note: words,
    facts,
  });
  await queueClaimNotice(context, tx, { box, claimId, event: 'claim refused', words });
}

function requireUndecided(hasChanged: boolean): void {
  if (!hasChanged) throw new AppError('CONFLICT', { message: 'Klaim ini sudah diputuskan.' });
}
