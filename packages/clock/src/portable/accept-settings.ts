// What a box does with settings that it has read. Only its own licence's page changes it without a
// question; the higher counter wins.
import { isSameBytes, type KeysById } from '@timesync/contract';
import type { ClockSettings } from '../settings/clock-settings.ts';
import { type PortableProblem, readPortable } from './portable-settings.ts';

export type SettingsProblem = PortableProblem | 'town' | 'older';

/** What a box knows when settings arrive. */
export interface SettingsReceiver {
  signingKeys: KeysById;
  /** Of the licence in its token; undefined when it was activated by digits, or not yet. */
  tag: Uint8Array | undefined;
  /** The highest that it took from its own licence's page; 0 before the first. */
  counter: number;
  /** Whether its list of towns has this one. */
  knowsTown: (citySlug: string) => boolean;
}

export type AcceptedSettings =
  | { result: 'apply' | 'ask'; settings: ClockSettings; counter: number }
  | { result: SettingsProblem };

/** `counter` is what the box keeps and shows once it uses the settings. */
export async function acceptSettings(
  text: string,
  { signingKeys, tag, counter, knowsTown }: SettingsReceiver,
): Promise<AcceptedSettings> {
  const read = await readPortable(text, signingKeys);
  if (!read.ok) return { result: read.problem };
  const { settings, signed } = read;
  if (settings.citySlug && !knowsTown(settings.citySlug)) return { result: 'town' };
  const isMine = signed !== undefined && tag !== undefined && isSameBytes(signed.tag, tag);
  if (!isMine) return { result: 'ask', settings, counter };
  if (signed.counter < counter) return { result: 'older' };
  return { result: 'apply', settings, counter: signed.counter };
}

export const settingsSentences: Record<SettingsProblem | 'ask', string> = {
  format: 'Ini bukan pengaturan jam. Pindai QR dari halaman Atur Jam.',
  version: 'Pengaturan ini untuk aplikasi yang lebih baru. Perbarui aplikasi, lalu pindai lagi.',
  length: 'Pengaturan tidak lengkap. Pindai seluruh QR, atau salin ulang berkasnya.',
  checksum: 'Pengaturan tidak terbaca utuh. Pindai sekali lagi, atau salin ulang berkasnya.',
  'unknown-key': 'Aplikasi ini belum mengenal kunci pengaturan. Perbarui aplikasi, lalu coba lagi.',
  signature: 'Pengaturan ini rusak atau tidak asli. Buat ulang QR di halaman Produk Saya.',
  donation: 'Kode QRIS donasi di pengaturan ini rusak. Isi ulang kode itu, lalu pindai lagi.',
  town: 'Kota di pengaturan ini belum dikenal aplikasi. Perbarui aplikasi, atau pilih kota lain.',
  older: 'Pengaturan ini lebih lama daripada yang sedang dipakai. Pindai QR yang terbaru.',
  ask: 'Pengaturan ini bukan dari lisensi perangkat ini. Pakai pengaturan ini?',
};
