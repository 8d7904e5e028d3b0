import { defaultSettings } from '@timesync/clock';
import { Button, buttonStyle, Card } from '@timesync/ui';
import { CalendarDays, Check, Image, Link2, MoonStar, Share2, Smartphone } from 'lucide-react';
import { clockLinks } from '../../islands/clock/links';
import { useSite } from '../frame/site-context';

const linkStyle = buttonStyle('secondary', 'regular', 'w-full sm:w-auto');

/** All ways to hand the clock on. The clock's own script keeps the addresses true. */
export function ShareClock() {
  const { origin } = useSite();
  const links = clockLinks(defaultSettings, origin);
  return (
    <Card className="mt-5 space-y-4">
      <h2 className="font-bold text-ink text-lg">Bagikan jam ini</h2>
      <div className="flex flex-wrap items-center gap-3">
        <a
          data-clock-link="whatsapp"
          href={links.whatsapp}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonStyle('primary', 'regular', 'w-full sm:w-auto')}
        >
          <Share2 aria-hidden className="size-5" />
          Bagikan ke WhatsApp
        </a>
        <a
          data-clock-link="install"
          href={links.install}
          className={buttonStyle('secondary', 'regular', 'not-installed w-full sm:w-auto')}
        >
          <Smartphone aria-hidden className="size-5" />
          Pasang di HP
        </a>
        <a
          data-clock-link="picture"
          href={links.picture}
          download="jadwal-sholat-hari-ini.png"
          className={linkStyle}
        >
          <Image aria-hidden className="size-5" />
          Gambar jadwal hari ini
        </a>
        <a
          data-clock-link="month"
          href={links.month}
          target="_blank"
          rel="noopener"
          className={linkStyle}
        >
          <CalendarDays aria-hidden className="size-5" />
          Jadwal bulan ini (PDF)
        </a>
        <a
          data-clock-link="ramadan"
          href={links.ramadan}
          target="_blank"
          rel="noopener"
          className={linkStyle}
        >
          <MoonStar aria-hidden className="size-5" />
          Imsakiyah Ramadan (PDF)
        </a>
        <Button variant="secondary" data-action="copy-link" className="group flex-1 sm:flex-none">
          <Link2 aria-hidden className="size-5 group-data-done:hidden" />
          <Check aria-hidden className="hidden size-5 group-data-done:block" />
          Salin tautan
        </Button>
        <p
          role="status"
          data-copy-status=""
          className="w-full break-words text-brand-text text-sm empty:hidden sm:w-auto"
        />
      </div>
    </Card>
  );
}
