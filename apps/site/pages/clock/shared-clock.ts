// What chat apps and phones read of a clock's link: they run no script. The link may contain anything; its
// settings are read as the clock reads them, so texts are short and on one line.
import {
  type ClockSettings,
  defaultSettings,
  findRegion,
  formatLink,
  parseSettings,
} from '@timesync/clock';
import { clockManifest, clockPicture, type SiteData, WIDE_PICTURE } from '@timesync/contract';
import type { PageHead } from '../frame/document';

type SharedClock = Pick<PageHead, 'title' | 'description' | 'preview' | 'manifest'>;

export function sharedClock(query: string, { origin }: SiteData): SharedClock {
  const settings = parseSettings(query);
  const link = formatLink(settings);
  const place = findRegion(settings.citySlug);
  const town = place.isChosen ? place.region : '';
  const name = settings.mosque === defaultSettings.mosque ? 'Jam masjid' : settings.mosque;
  const { parameter, value, width, height } = WIDE_PICTURE;
  const image = `${origin}${clockPicture}?${queryOf(drawnSettings(settings))}&${parameter}=${value}`;
  return {
    title: [name, town].filter(Boolean).join(' · '),
    description: `Waktu sholat hari ini dan jam digital ${name}${town && `, ${town}`}. Bisa dibuka di HP dan TV.`,
    preview: { url: origin + link, image, width, height, alt: `Waktu sholat ${name}` },
    manifest: `${clockManifest}?${queryOf(settings)}`,
  };
}

const queryOf = (settings: ClockSettings) => {
  const link = formatLink(settings);
  return link.slice(link.indexOf('?') + 1);
};

/** Without what the picture does not show, so that its URL is short. */
const drawnSettings = (settings: ClockSettings): ClockSettings => ({
  ...settings,
  runningText: defaultSettings.runningText,
  donation: defaultSettings.donation,
});
