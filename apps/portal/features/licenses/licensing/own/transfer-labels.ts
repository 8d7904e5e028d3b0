// The terms in the owner's words: how many moves are used, until when, and why none is possible now.
import { FREE_MOVE, formatDate, formatDateTime, type OwnLicense } from '@timesync/contract';

type Transfers = OwnLicense['transfers'];

export function transfersLine({ used, allowed, until }: Transfers): string {
  return `${used} dari ${allowed} terpakai, berlaku sampai ${formatDate(until)}`;
}

/** The requirement for another device; undefined if a usual transfer is needed. */
export function nextDeviceText({ needsProof, freeMoveUntil }: Transfers): string | undefined {
  if (freeMoveUntil) return `${FREE_MOVE} Batasnya ${formatDateTime(freeMoveUntil)} WIB.`;
  if (!needsProof) return undefined;
  return 'Perangkat yang pernah memakai lisensi ini boleh memakainya lagi kapan saja. Untuk perangkat lain, ajukan pindah perangkat dengan foto bukti.';
}

/** Undefined if the licence or the open request already shows the reason. */
export function obstacleText({ obstacle, allowed, until }: Transfers): string | undefined {
  if (obstacle === 'usedUp') return `Jatah ${allowed} kali pindah perangkat sudah habis.`;
  if (obstacle === 'tooLate') {
    return `Masa pindah perangkat sudah lewat pada ${formatDate(until)}.`;
  }
  return undefined;
}

interface RequestLabel {
  tone: 'info' | 'success' | 'error';
  text: string;
}

export function latestRequestLabel({ latest }: Transfers): RequestLabel | undefined {
  if (!latest) return undefined;
  const { status, note, requestedAt } = latest;
  const asked = `Permohonan pindah perangkat tanggal ${formatDateTime(requestedAt)} WIB`;
  const reason = note ? ` Catatan admin: ${note}` : '';
  switch (status) {
    case 'open':
      return { tone: 'info', text: `${asked} sedang kami periksa.` };
    case 'approved':
      return { tone: 'success', text: `${asked} disetujui.${reason}` };
    case 'rejected':
      return { tone: 'error', text: `${asked} ditolak.${reason}` };
  }
}
