import type { EvidenceKind } from '@timesync/contract';

export const evidenceLabels: Record<EvidenceKind, string> = {
  photo: 'Foto bukti',
  cash: 'Tunai',
  transfer: 'Transfer, sudah terlihat di bank',
  mutation: 'Mutasi bank',
};
