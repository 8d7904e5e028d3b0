import { type ClockSettings, formatLink, formatTvLink } from '@timesync/clock';
import { clockPicture, clockSheet } from '@timesync/contract';

/** The addresses that depend on the settings, by the `data-clock-link` of their link. */
export function clockLinks(
  settings: ClockSettings,
  { origin, api }: { origin: string; api: string },
): Record<string, string> {
  const page = formatLink(settings);
  const query = page.slice(page.indexOf('?'));
  const message = `Jam ${settings.mosque}: ${origin}${page}`;
  return {
    page,
    tv: formatTvLink(settings),
    install: `${page}#pasang`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(message)}`,
    picture: api + clockPicture + query,
    month: api + clockSheet + query,
    ramadan: `${api}${clockSheet}${query}&bulan=ramadan`,
  };
}
