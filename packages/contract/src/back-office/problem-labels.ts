import type { Health } from './health.ts';

/** Each problem with what to do. */
export const problemWords: Record<Health['problems'][number], string> = {
  database: 'Database tidak menjawab. Periksa apakah PostgreSQL berjalan.',
  disk: 'Disk hampir penuh. Unggahan ditolak sampai ada ruang lagi.',
  storage: 'Tempat menyimpan unggahan tidak dapat dijangkau.',
  clock: 'Jam server berbeda dari jam database. Samakan keduanya.',
  backup:
    'Belum ada cadangan baru yang lengkap. Cadangan dibuat setiap pukul 03:10 WIB; jika besok masih begini, minta pengelola server memeriksanya.',
  'backup-test':
    'Cadangan yang terakhir diuji tidak dapat dipulihkan. Sebabnya ada di daftar cadangan di Kesehatan; minta pengelola server memeriksanya.',
};
