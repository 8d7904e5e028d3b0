import { type ClockSettings, formatLink, formatTvLink } from '@timesync/clock';
import { clockPicture, clockSheet } from '@timesync/contract';

/** The addresses that depend on the settings, by the `data-clock-link` of their link. */
export function clockLinks(settings: ClockSettings, origin: string): Record<string, string> {
  const page = formatLink(settings);
  const query = page.slice(page.indexOf('?'));
  const message = `Jam ${settings.mosque}: ${origin}${page}`;
  return {
    page,
    tv: formatTvLink(settings),
    install: `${page}#pasang`,
    whatsapp: `https://wa.me/?text=${encodeURIComponent(message)}`,
    picture: clockPicture + query,
    month: clockSheet + query,
    ramadan: `${clockSheet}${query}&bulan=ramadan`,
  };
}
