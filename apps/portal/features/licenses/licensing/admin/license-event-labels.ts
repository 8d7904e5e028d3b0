import { deviceTypeName, type HistoryEntry } from '@timesync/contract';

type LabelledEntry = Pick<HistoryEntry, 'action' | 'actorKind' | 'actor' | 'after'>;

const what: Record<string, string> = {
  give: 'Lisensi hadiah diberikan',
  import: 'Diimpor dari berkas',
  'hand out': 'Tautan lisensi dibuat',
  'take back': 'Tautan lisensi ditarik',
  take: 'Diambil penerima',
  activate: 'Diaktifkan',
  release: 'Perangkat dilepas',
  'request transfer': 'Pindah perangkat diajukan',
  'approve transfer': 'Pindah perangkat disetujui',
  'reject transfer': 'Pindah perangkat ditolak',
  suspend: 'Ditangguhkan',
  reinstate: 'Dipulihkan',
  revoke: 'Dicabut',
  'count device': 'Perangkat dihitung lagi',
  'uncount device': 'Perangkat tidak dihitung',
  'end cooling': 'Masa tunggu diakhiri',
  'allow move': 'Pindah tanpa bukti diizinkan',
  'reset device': 'Kode untuk perangkat yang di-reset',
  'allow reset': 'Satu reset lagi diizinkan',
};

const kinds: Record<HistoryEntry['actorKind'], string> = {
  customer: 'pelanggan',
  admin: 'admin',
  system: 'sistem',
};

/** The event, its device where that matters, and its actor. */
export function licenseEventLabel(entry: LabelledEntry): string {
  const { action, actor, actorKind } = entry;
  const who = actor ? `${actor.name} (${kinds[actorKind]})` : kinds[actorKind];
  return `${what[action] ?? action}${circumstance(entry)} oleh ${who}`;
}

function circumstance({ action, after }: LabelledEntry): string {
  const details = (after ?? {}) as Record<
    'deviceType' | 'isCounted' | 'movesUsed' | 'resetsUsed',
    unknown
  >;
  if (action === 'activate' && typeof details.deviceType === 'string') {
    return ` di ${deviceTypeName(details.deviceType)}`;
  }
  if (action.endsWith('count device')) return ` (${details.movesUsed} kali pindah)`;
  if (action === 'reset device') return ` (ke-${details.resetsUsed} setahun ini)`;
  if (action === 'approve transfer' && details.isCounted === false) return ', tidak dihitung,';
  return '';
}
