import type { NoticeChannel, NoticeState } from './notices.ts';

export const noticeChannelLabels: Record<NoticeChannel, string> = {
  mail: 'Email',
  whatsapp: 'WhatsApp',
};

export const noticeStateLabels: Record<NoticeState, string> = {
  waiting: 'Menunggu',
  'by hand': 'Kirim manual',
  sent: 'Terkirim',
  delivered: 'Sampai',
  read: 'Dibaca',
  failed: 'Gagal',
  skipped: 'Tidak dikirim',
};
