// What the public pages need of a release, without the schemas: zod would be larger than the page.
import { brand } from '../site/brand.ts';
import { formatDate } from '../values/dates.ts';
import type { PublicRelease, ReleaseApp } from './releases.ts';

/** Where the newest file is fetched; the page beside it is `screens.downloads`. */
export const downloadPath = (app: ReleaseApp) => `/unduh/${app}`;

/** First API level of each Android that people know by a name. */
const FIRST_LEVELS: ReadonlyArray<readonly [level: number, name: string]> = [
  [36, '16'],
  [35, '15'],
  [34, '14'],
  [33, '13'],
  [31, '12'],
  [30, '11'],
  [29, '10'],
  [28, '9'],
  [27, '8.1'],
  [26, '8'],
  [25, '7.1'],
  [24, '7'],
  [23, '6'],
  [22, '5.1'],
  [21, '5'],
];

/** `Android 6 ke atas` for 23. A level we do not know yet is named as Android counts it. */
export function androidFrom(minSdk: number): string {
  const newest = FIRST_LEVELS[0]?.[0] ?? 0;
  const found = FIRST_LEVELS.find(([level]) => level <= minSdk);
  if (minSdk > newest) return `Android API ${minSdk} ke atas`;
  return found ? `Android ${found[1]} ke atas` : 'Semua versi Android';
}

/** `12,4 MB`, as Indonesians write it; files of apps are never smaller than a tenth of one. */
export function megabytes(bytes: number): string {
  const amount = Math.max(0.1, bytes / 1024 / 1024);
  return `${amount.toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`;
}

export const appWords: Record<ReleaseApp, { title: string; text: string }> = {
  display: {
    title: `${brand.name} Display`,
    text: 'Jam masjid untuk layar utama: TV box, smart TV, tablet, atau HP.',
  },
  remote: {
    title: `${brand.name} Remote`,
    text: 'Pengatur jam masjid, dipasang di HP pengurus.',
  },
};

/** The known details of a version in one line; for a link only the date. */
export function releaseLine({
  file,
  publishedAt,
}: Pick<PublicRelease, 'file' | 'publishedAt'>): string {
  const words = [
    file && `Versi ${file.versionName}`,
    file && megabytes(file.bytes),
    file && androidFrom(file.minSdk),
    publishedAt && formatDate(publishedAt),
  ];
  return words.filter(Boolean).join(' · ');
}
