import type { Health } from './health.ts';

/** Each problem with what to do. */
export const problemWords: Record<Health['problems'][number], string> = {
  database: 'Database tidak menjawab. Periksa apakah PostgreSQL berjalan.',
  disk: 'Disk hampir penuh. Unggahan ditolak sampai ada ruang lagi.',
  storage: 'Tempat menyimpan unggahan tidak dapat dijangkau.',
  clock:
    'Jam server berbeda dari jam database, dari jam di internet, atau dari catatan terakhir di riwayat. Minta pengelola server menyetel jam otomatis (NTP).',
  mail: 'Ada email yang belum terkirim lebih dari sepuluh menit. Periksa server email di Pengaturan; setelah server itu menjawab lagi, email terkirim sendiri.',
  jobs: 'Ada pekerjaan latar yang tertunda lebih dari sepuluh menit. Lihat antreannya di Kesehatan, lalu minta pengelola server memeriksanya.',
  backup:
    'Belum ada cadangan baru yang lengkap. Cadangan dibuat setiap pukul 03:10 WIB; jika besok masih begini, minta pengelola server memeriksanya.',
  'backup-test':
    'Cadangan yang terakhir diuji tidak dapat dipulihkan. Sebabnya ada di daftar cadangan di Kesehatan; minta pengelola server memeriksanya.',
};
