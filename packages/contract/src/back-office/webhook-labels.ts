import type { WebhookDeliveryState, WebhookEvent } from './webhooks.ts';

export const webhookEventLabels: Record<WebhookEvent, string> = {
  'order.placed': 'Pesanan dibuat',
  'order.paid': 'Pesanan lunas',
  'order.refunded': 'Uang dikembalikan',
  'license.issued': 'Lisensi terbit',
  'license.activated': 'Lisensi dipasang di perangkat',
  'license.released': 'Lisensi dilepas dari perangkat',
  'license.revoked': 'Lisensi dicabut',
};

export const webhookStateLabels: Record<WebhookDeliveryState, string> = {
  waiting: 'Menunggu',
  delivered: 'Diterima',
  failed: 'Gagal',
};
