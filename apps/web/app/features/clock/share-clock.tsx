import { type ClockSettings, formatLink } from '@timesync/clock';
import { clockPicture, clockSheet } from '@timesync/contract';
import { CalendarDays, Image, MoonStar, Share2 } from 'lucide-react';
import { buttonStyle } from '~/components/ui/buttons/button-style';
import { Card } from '~/components/ui/content/card';
import { API_BASE } from '~/lib/api/api-base';
import { useIsHydrated } from '~/lib/browser/use-is-hydrated';
import { siteOrigin } from '~/lib/page/site-origin';
import { ShareLink } from './share-link';

const linkStyle = buttonStyle('secondary', 'regular', 'w-full sm:w-auto');

/** All ways to hand the clock on. A tap before the app is there waits for the right address. */
export function ShareClock({ settings }: { settings: ClockSettings }) {
  const link = formatLink(settings);
  const query = link.slice(link.indexOf('?'));
  // In the prerendered page nobody knows yet where the portal lives.
  const text = useIsHydrated()
    ? `?text=${encodeURIComponent(`Jam ${settings.mosque}: ${siteOrigin}${link}`)}`
    : '';
  return (
    <Card className="mt-5 space-y-4">
      <h2 className="font-bold text-ink text-lg">Bagikan jam ini</h2>
      <div className="flex flex-wrap items-center gap-3">
        <a
          data-held=""
          href={`https://wa.me/${text}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('primary', 'regular', 'w-full sm:w-auto')}
        >
          <Share2 aria-hidden className="size-5" />
          Bagikan ke WhatsApp
        </a>
        <a
          data-held=""
          href={API_BASE + clockPicture + query}
          download="jadwal-sholat-hari-ini.png"
          className={linkStyle}
        >
          <Image aria-hidden className="size-5" />
          Gambar jadwal hari ini
        </a>
        <a
          data-held=""
          href={API_BASE + clockSheet + query}
          target="_blank"
          rel="noopener"
          className={linkStyle}
        >
          <CalendarDays aria-hidden className="size-5" />
          Jadwal bulan ini (PDF)
        </a>
        <a
          data-held=""
          href={`${API_BASE}${clockSheet}${query}&bulan=ramadan`}
          target="_blank"
          rel="noopener"
          className={linkStyle}
        >
          <MoonStar aria-hidden className="size-5" />
          Imsakiyah Ramadan (PDF)
        </a>
        <ShareLink settings={settings} />
      </div>
    </Card>
  );
}
