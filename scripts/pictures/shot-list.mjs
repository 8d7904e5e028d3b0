// The content of the pictures and the video. Times are in the zone of the city.
const agung = { masjid: 'Masjid Agung An-Nur', kota: 'kota-malang' };

export const pictures = [
  {
    name: 'layar-1',
    settings: { masjid: 'Masjid Al-Ikhlas', kota: 'kota-bandung' },
    at: '2026-07-15T08:45:00+07:00',
  },
  {
    name: 'layar-2',
    settings: { masjid: 'Masjid Raya Nurul Huda', kota: 'kota-makassar', tema: 'malam' },
    at: '2026-07-15T17:48:00+08:00',
  },
  {
    name: 'layar-3',
    settings: { masjid: 'Masjid Baiturrahim', kota: 'kota-surabaya', tema: 'marmer' },
    at: '2026-07-15T15:07:00+07:00',
  },
  {
    name: 'layar-4',
    settings: { masjid: 'Masjid At-Taqwa', kota: 'kota-banda-aceh' },
    at: '2026-07-17T12:48:00+07:00',
  },
  { name: 'demo-poster', settings: agung, at: '2026-07-15T11:38:00+07:00' },
];

/**
 * The video: a morning flies by, then noon with adhan, iqomah and prayer, then the evening in another
 * theme. Zuhur is at 11:39 that day in Malang.
 */
export const scenes = [
  {
    seconds: 4,
    settings: agung,
    from: '2026-07-15T05:10:00+07:00',
    until: '2026-07-15T11:38:56+07:00',
  },
  { seconds: 4, settings: agung, from: '2026-07-15T11:38:56+07:00' },
  { seconds: 3, settings: agung, from: '2026-07-15T11:39:00+07:00' },
  { seconds: 4, settings: agung, from: '2026-07-15T11:50:56+07:00' },
  { seconds: 2, settings: agung, from: '2026-07-15T11:51:00+07:00' },
  { seconds: 4, settings: { ...agung, tema: 'malam' }, from: '2026-07-15T17:28:10+07:00' },
];
