import {
  choosePlace,
  composeFace,
  indonesianCities,
  nextMomentOf,
  type Phase,
  parseSettings,
} from '@timesync/clock';
import { faceMarkup, showDonation, showFace } from '@timesync/clock/display';
import { Button, qrModules } from '@timesync/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNow } from '~/lib/browser/use-now';
import './box-clock.css';

const jumps: [Phase, string][] = [
  ['tarhim', 'Tarhim'],
  ['adhan', 'Adzan'],
  ['iqomah', 'Iqomah'],
  ['khutbah', 'Khutbah'],
  ['prayer', 'Sholat'],
  ['dark', 'Layar gelap'],
];

const SECOND_MS = 1_000;

/** The display of a box whose clock is set, and a look at each of its screens. */
export function BoxClock({ settings: query }: { settings: string }) {
  const settings = useMemo(() => parseSettings(query), [query]);
  const place = useMemo(() => choosePlace(indonesianCities, settings), [settings]);
  const shown = useMemo(() => {
    const hasPhase = ([phase]: [Phase, string]) =>
      nextMomentOf(phase, settings, place, Date.now()) !== undefined;
    return new Set(jumps.filter(hasPhase).map(([phase]) => phase));
  }, [settings, place]);
  const [travelledMs, setTravelledMs] = useState(0);
  const now = useNow(SECOND_MS);
  const face = composeFace(settings, place, now + travelledMs);
  const jump = (phase: Phase) => {
    const atMs = nextMomentOf(phase, settings, place, now + travelledMs);
    if (atMs !== undefined) setTravelledMs(atMs - now);
  };
  return (
    <>
      <Face face={face} />
      <div className="mt-3 flex flex-wrap gap-2">
        {jumps.map(([phase, label]) => (
          <Button
            key={phase}
            variant="quiet"
            className="border border-current/40"
            disabled={!shown.has(phase)}
            onClick={() => jump(phase)}
          >
            {label}
          </Button>
        ))}
        <Button
          variant="quiet"
          className="border border-current/40"
          disabled={travelledMs === 0}
          onClick={() => setTravelledMs(0)}
        >
          Sekarang
        </Button>
      </div>
    </>
  );
}

/** The same markup as on the public page; only what changed is written. */
function Face({ face }: { face: ReturnType<typeof composeFace> }) {
  const box = useRef<HTMLDivElement>(null);
  const [first] = useState(() => ({ __html: faceMarkup(face) }));
  useEffect(() => {
    const display = box.current?.querySelector<HTMLElement>('.clock');
    if (!display) return;
    showFace(display, face);
    showDonation(display, face, (text) => qrModules(text, 'medium'));
  }, [face]);
  return (
    <div
      ref={box}
      className="mx-auto aspect-4/5 w-full overflow-hidden rounded-card sm:aspect-video sm:w-[min(100%,100dvh)]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup; texts in it are escaped
      dangerouslySetInnerHTML={first}
    />
  );
}
