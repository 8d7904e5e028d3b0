/**
 * For tests: days that the ministry's timetable (Bimas Islam) answered for these towns, imsak to isya.
 */
export const publishedTimes: [citySlug: string, date: string, times: string][] = [
  ['kota-malang', '2025-07-16', '04:14 04:24 05:41 06:10 11:39 14:59 17:30 18:43'],
  ['kota-jakarta', '2026-09-01', '04:28 04:38 05:50 06:17 11:56 15:14 17:56 19:05'],
  ['kota-jakarta', '2024-06-24', '04:31 04:41 05:59 06:28 11:59 15:20 17:51 19:06'],
  ['kota-bekasi', '2024-08-06', '04:34 04:44 05:59 06:27 12:01 15:22 17:57 19:08'],
  ['kota-bekasi', '2023-07-24', '04:35 04:45 06:01 06:29 12:02 15:23 17:56 19:09'],
  ['kota-kediri', '2024-06-23', '04:13 04:23 05:41 06:10 11:38 14:57 17:28 18:42'],
  ['kota-semarang', '2021-04-13', '04:15 04:25 05:37 06:04 11:42 15:01 17:41 18:50'],
  ['kota-semarang', '2021-04-14', '04:14 04:24 05:37 06:04 11:42 15:00 17:40 18:50'],
];
