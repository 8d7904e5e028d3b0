import type { MailKind, MailState } from './mails.ts';

export const mailStateLabels: Record<MailState, string> = { waiting: 'Menunggu', failed: 'Gagal' };

export const mailKindLabels: Record<MailKind, string> = {
  placed: 'Pesanan diterima',
  approved: 'Pesanan lunas',
  expired: 'Pesanan kedaluwarsa',
  code: 'Kode OTP',
  notice: 'Pemberitahuan',
};
