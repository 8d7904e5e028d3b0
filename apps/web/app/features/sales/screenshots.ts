/** The four pictures of the carousel, `layar-1` to `layar-4`; scripts/commands/make-pictures.mjs draws them. */
export const screenshots = [
  { name: 'layar-1', caption: 'Jam besar dan jadwal sholat sehari penuh' },
  { name: 'layar-2', caption: 'Pilihan tema yang serasi dengan masjid Anda' },
  { name: 'layar-3', caption: 'Hitung mundur menuju iqomah' },
  { name: 'layar-4', caption: 'Layar memberi tahu saat adzan tiba' },
] as const;
