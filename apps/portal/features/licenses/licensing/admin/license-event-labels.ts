import { actionName, deviceTypeName, type HistoryEntry } from '@timesync/contract';

type LabelledEntry = Pick<HistoryEntry, 'action' | 'actorKind' | 'actor' | 'after'>;

/** A licence's own time line says these in other words than the audit. */
const what: Record<string, string> = {
  give: 'Lisensi hadiah diberikan',
  take: 'Diambil penerima',
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
  return `${what[action] ?? actionName(action)}${circumstance(entry)} oleh ${who}`;
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
