import { defaultSettings } from '@timesync/clock';
import { faceMarkup } from '@timesync/clock/display';
import { Alert } from '@timesync/ui';
import { Settings, X } from 'lucide-react';
import { createElement } from 'react';
import { firstFace } from '../../islands/clock/first-face';
import { clockLinks } from '../../islands/clock/links';
import { clockScript, moduleUrl } from '../frame/built-files';
import { InlineScript } from '../frame/inline-script';

const exitStyle =
  'clock-exit absolute top-1.5 right-2 z-10 inline-flex min-h-11 items-center gap-2 rounded-full bg-black/70 px-4 font-semibold text-sm text-white opacity-0 transition-opacity duration-300 focus-visible:opacity-100 data-shown:opacity-100';

const still = { __html: faceMarkup(firstFace(defaultSettings, undefined)) };

/** The box of fixed shape that holds the display. `islands/clock` runs what is inside. */
export function ClockStage() {
  return (
    <div className="aspect-4/5 sm:aspect-video">
      <div className="clock-stage">
        <button type="button" data-action="leave-full-screen" hidden className={exitStyle}>
          <X aria-hidden className="size-5" />
          Keluar dari layar penuh
        </button>
        <a
          href={clockLinks(defaultSettings, '').page}
          data-clock-link="page"
          className={`only-tv ${exitStyle}`}
        >
          <Settings aria-hidden className="size-5" />
          Atur jam
        </a>
        {createElement('mosque-clock', {
          'data-module': moduleUrl('clock/controls'),
          class: 'block size-full',
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup; texts in it are escaped
          dangerouslySetInnerHTML: still,
        })}
        <DarkNote />
      </div>
      <InlineScript code={clockScript} />
    </div>
  );
}

/** Shown when the module with the engine cannot be fetched. */
export function EngineAlert() {
  return (
    <div data-clock-notice="" hidden className="clock-notice">
      <Alert tone="info">
        Jadwal sholat belum termuat karena internet terputus. Kami mencoba lagi sendiri.
      </Alert>
    </div>
  );
}

/** A visitor could take the dark display for a broken one. It is not shown over the whole screen. */
function DarkNote() {
  return (
    <div className="clock-dark-note absolute inset-x-4 bottom-4 flex-wrap items-center justify-center gap-x-3 text-center text-sm text-white/85">
      <p>Layar sengaja gelap saat ini.</p>
      <button
        type="button"
        data-action="skip-prayer"
        className="min-h-11 font-semibold text-white underline underline-offset-4"
      >
        Lihat tampilan biasa
      </button>
    </div>
  );
}
