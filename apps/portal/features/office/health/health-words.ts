/** The channels that do not send by themselves, each with what to do. */
export const channelWords = {
  mail: 'Email belum bisa dikirim: isi server email.',
  stopped: 'Pengiriman WhatsApp berhenti. Pesan menunggu di Kirim WA.',
  unset: 'WhatsApp belum terkirim sendiri: pilih cara kirimnya. Pesan menunggu di Kirim WA.',
};

export const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** A new shop's backup is small. */
export const fileSize = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : megabytes(bytes);

export const percent = (share: number) => `${Math.floor(share * 100)}%`;

export function waitingTime(seconds: number): string {
  if (seconds < 60) return `${Math.floor(seconds)} detik`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} menit`;
  return `${Math.floor(seconds / 3600)} jam`;
}

/** A package that was made after its tag names the commit too, which is shown beside it. */
export const releaseName = (version: string) => version.replace(/-g[0-9a-f]+$/, '');
