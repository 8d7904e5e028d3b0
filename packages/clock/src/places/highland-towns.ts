// Towns whose timetable the ministry corrects for height: it takes the sun one degree lower at terbit and
// maghrib. It does so by its own list of towns, not by how high they lie (Payakumbuh, at 500 m, is not on
// it). A town is here when three independent copies of its table show it; `docs/clock.md` names them.
const highlandTowns = [
  'kab-bandung',
  'kab-bandung-barat',
  'kab-humbang-hasundutan',
  'kab-karo',
  'kab-kuningan',
  'kab-samosir',
  'kab-simalungun',
  'kab-solok',
  'kab-wonosobo',
  'kota-bandung',
  'kota-batu',
  'kota-bogor',
  'kota-bukittinggi',
  'kota-cimahi',
  'kota-padang-panjang',
  'kota-pagar-alam',
  'kota-sukabumi',
];

/** The height in metres from which the horizon lies one degree lower. */
const HIGHLAND_HEIGHT = 1_162;

/** The height that the ministry's own timetable shows for this town. */
export function townHeight(slug: string): number {
  return highlandTowns.includes(slug) ? HIGHLAND_HEIGHT : 0;
}

/** What the settings say about the correction; without a town, the position's own is not known here. */
export function heightSentence(
  height: number | undefined,
  town: { region: string; height: number } | undefined,
): string {
  if (height === 0) return 'Koreksi ketinggian: dimatikan.';
  if (height !== undefined) return `Koreksi ketinggian: ${height} m, sesuai isian Anda.`;
  if (!town) return 'Koreksi ketinggian: ikut bawaan kota terdekat.';
  return town.height === 0
    ? `Koreksi ketinggian: tidak ada untuk ${town.region}.`
    : `Koreksi ketinggian: ikut jadwal Kemenag ${town.region}. Maghrib 4–5 menit lebih lambat, terbit 4–5 menit lebih awal.`;
}
