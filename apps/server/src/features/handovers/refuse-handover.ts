import { AppError } from '../../platform/app-error.ts';
import type { HandoverRow } from './handovers.repository.ts';

const finished: Partial<Record<HandoverRow['status'], string>> = {
  done: 'Serah terima ini sudah selesai, jadi tautannya tidak berlaku lagi.',
  cancelled:
    'Serah terima ini sudah dibatalkan. Minta tautan baru kepada ketua masjid jika memang jadi.',
  objected: 'Sudah ada keberatan atas serah terima ini. Admin akan memutuskan.',
  expired: 'Tautan serah terima ini sudah kedaluwarsa. Minta tautan baru kepada ketua masjid.',
};

/** Throws unless it still waits: a link that was used, withdrawn or left too long says which. */
export function requireWaiting(
  handover: HandoverRow | undefined,
  now: Date,
): asserts handover is HandoverRow {
  if (!handover) throw new AppError('HANDOVER_DEAD');
  const isOver = handover.kind === 'own' && handover.deadlineAt <= now;
  const status = handover.status === 'waiting' && isOver ? 'expired' : handover.status;
  if (status === 'waiting') return;
  const message = finished[status];
  throw new AppError('HANDOVER_DEAD', message ? { message } : {});
}

/** A forwarded link does not open the mosque to a person it was not made for. */
export function requireNamed(
  { successorEmail, successorWhatsapp }: HandoverRow,
  person: { email: string; whatsapp: string },
): void {
  const isNamed = successorEmail
    ? successorEmail === person.email.toLowerCase()
    : successorWhatsapp === person.whatsapp;
  if (!isNamed) throw new AppError('HANDOVER_FOR_ANOTHER');
}
