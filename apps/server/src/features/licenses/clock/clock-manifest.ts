// A clock on the home screen of a phone, under its mosque's name. Several may be installed.
import {
  defaultSettings,
  formatInstalledLink,
  formatLink,
  hasSettings,
  parseSettings,
} from '@timesync/clock';
import { brand, screens, webManifest } from '@timesync/contract';

export function clockManifestOf(query: string) {
  // Without settings the clock that the browser keeps is installed, and only the browser knows its name.
  const settings = hasSettings(query) ? parseSettings(query) : undefined;
  const { mosque } = settings ?? defaultSettings;
  const name = mosque === defaultSettings.mosque ? 'Jam Masjid' : mosque;
  return webManifest({
    name,
    shortName: name,
    description: brand.slogan,
    id: settings ? formatLink(settings) : screens.clock,
    startUrl: formatInstalledLink(settings),
    scope: screens.clock,
  });
}
