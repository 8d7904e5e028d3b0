/** Names of the background jobs on the page Kesehatan. */
const queueLabels: Record<string, string> = {
  mail: 'Email',
  'urgent-mail': 'Email kode OTP',
  'order-mail': 'Email pesanan',
  'failed-mail': 'Email yang gagal',
  'recovery-code': 'Kode OTP',
  'expire-orders': 'Pesanan kedaluwarsa',
  'owner-news': 'Kabar untuk admin',
  'owner-news-digest': 'Rangkuman untuk admin',
  whatsapp: 'WhatsApp',
  webhook: 'Webhook',
  nightly: 'Pekerjaan malam',
  'nightly-backup': 'Cadangan malam',
  'backup-test': 'Uji cadangan',
  'watch-shop': 'Pemeriksaan tiap menit',
};

/** Those that the job library made for itself have no name for people. */
export const queueName = (queue: string) => queueLabels[queue] ?? queue;
