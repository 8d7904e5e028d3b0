// Which actions make sense for a licence, and what each one means. The server holds the rule
// (act-on-license.ts) and decides; here it only keeps buttons away that would be refused.
import type { LicenseAction, ManagedLicenseDetail } from '@timesync/contract';

type LicenseState = Pick<ManagedLicenseDetail, 'status' | 'device' | 'needsProof' | 'resets'>;

export function actionsFor({ status, device, needsProof, resets }: LicenseState): LicenseAction[] {
  if (status === 'revoked') return [];
  return [
    status === 'suspended' ? 'reinstate' : 'suspend',
    ...(device ? (['release'] as const) : []),
    ...(needsProof ? (['allowMove'] as const) : []),
    ...(resets.used >= resets.allowed && !resets.isExtraAllowed ? (['allowReset'] as const) : []),
    'revoke',
  ];
}

/** A suspended licence is not handed to a device; a bound one only to its own again. */
export function canActivate({ status }: Pick<LicenseState, 'status'>): boolean {
  return status === 'unused' || status === 'active';
}

interface ActionLabel {
  label: string;
  title: string;
  consequence: string;
  confirmLabel: string;
  doneMessage: string;
}

export const actionLabels: Record<LicenseAction, ActionLabel> = {
  suspend: {
    label: 'Tangguhkan',
    title: 'Tangguhkan lisensi ini?',
    consequence:
      'Lisensi tidak dapat diaktifkan sampai Anda pulihkan. Perangkat tanpa internet yang sudah aktif tetap berjalan.',
    confirmLabel: 'Ya, tangguhkan',
    doneMessage: 'Lisensi berhasil ditangguhkan',
  },
  reinstate: {
    label: 'Pulihkan',
    title: 'Pulihkan lisensi ini?',
    consequence: 'Lisensi dapat dipakai lagi seperti sebelum ditangguhkan.',
    confirmLabel: 'Ya, pulihkan',
    doneMessage: 'Lisensi berhasil dipulihkan',
  },
  release: {
    label: 'Lepas perangkat',
    title: 'Lepas perangkat dari lisensi ini?',
    consequence:
      'Token di perangkat lama dicabut dan lisensi dapat diaktifkan di perangkat lain. Perangkat yang belum pernah memakainya dihitung sebagai satu kali pindah.',
    confirmLabel: 'Ya, lepas perangkat',
    doneMessage: 'Perangkat berhasil dilepas',
  },
  allowMove: {
    label: 'Izinkan pindah',
    title: 'Izinkan pindah tanpa bukti?',
    consequence:
      'Satu perangkat lain dapat memakai lisensi ini tanpa foto bukti. Jatah pindah pelanggan tetap dihitung.',
    confirmLabel: 'Ya, izinkan',
    doneMessage: 'Pindah perangkat diizinkan',
  },
  allowReset: {
    label: 'Izinkan satu reset lagi',
    title: 'Izinkan satu reset lagi?',
    consequence:
      'Perangkat ini sudah memakai semua reset gratis dalam setahun. Pelanggan dapat meminta satu kode baru lagi.',
    confirmLabel: 'Ya, izinkan',
    doneMessage: 'Satu reset lagi diizinkan',
  },
  revoke: {
    label: 'Cabut',
    title: 'Cabut lisensi ini untuk selamanya?',
    consequence:
      'Lisensi yang dicabut TIDAK DAPAT dipulihkan oleh siapa pun. Untuk menghentikannya sementara, pilih Tangguhkan.',
    confirmLabel: 'Ya, cabut selamanya',
    doneMessage: 'Lisensi berhasil dicabut',
  },
};
