import type { DecisionLabels } from '~/components/photo-request/decision-dialog';

export type ClaimDecision = 'accept' | 'ask' | 'refuse';

export const decisionLabels: Record<ClaimDecision, DecisionLabels> = {
  accept: {
    title: 'Setujui klaim garansi?',
    description:
      'Garansi box ini habis. Lisensi perangkat yang rusak dilepas tanpa mengurangi jatah pindah, dan box pengganti masuk ke Kiriman.',
    noteLabel: 'Pesan untuk pelanggan',
    noteHint: 'Boleh kosong.',
    confirm: 'Setujui klaim',
    done: 'Klaim disetujui, pengganti ada di Kiriman',
  },
  ask: {
    title: 'Tanya pelanggan',
    description: 'Klaim menunggu sampai pelanggan menjawab di Produk Saya.',
    noteLabel: 'Pertanyaan',
    noteHint: 'Pelanggan membacanya di Produk Saya.',
    confirm: 'Kirim pertanyaan',
    done: 'Pertanyaan terkirim',
  },
  refuse: {
    title: 'Tolak klaim garansi?',
    description: 'Garansi tidak terpakai: pelanggan dapat mengajukan lagi selama masih berlaku.',
    noteLabel: 'Tambahan untuk pelanggan',
    noteHint: 'Wajib jika alasannya lainnya. Pelanggan membacanya.',
    confirm: 'Tolak klaim',
    done: 'Klaim ditolak',
  },
};
