import type { VectorFile } from '@timesync/contract/vectors';
import { clockState } from '../engine/clock-state.ts';
import { choosePlace } from '../engine/compose-face.ts';
import { indonesianCities } from '../places/indonesian-cities.ts';
import { encodeSettings } from '../portable/portable-settings.ts';
import { sampleSettings } from './sample-settings.ts';

/** A Wednesday and a Friday, every 13 minutes: no phase is missed. */
const days = ['2025-07-16', '2026-11-20'];
const STEP_MINUTES = 13;
const DAY_MINUTES = 24 * 60;

export function phaseVectors(): VectorFile {
  const cases = Object.entries(sampleSettings).flatMap(([name, settings]) => {
    const place = choosePlace(indonesianCities, settings);
    const code = encodeSettings(settings);
    return days.flatMap((day) =>
      Array.from({ length: Math.ceil(DAY_MINUTES / STEP_MINUTES) }, (_, index) => {
        const atMs = Date.parse(`${day}T00:00:00Z`) + index * STEP_MINUTES * 60_000 + 7_000;
        const { phase, prayer, remainingMs } = clockState(settings, place, atMs);
        return {
          name: `${name}, ${new Date(atMs).toISOString()}`,
          code,
          latitude: `${place.latitude}`,
          longitude: `${place.longitude}`,
          townHeight: `${place.city.height}`,
          zone: place.zone,
          atSeconds: `${atMs / 1000}`,
          phase,
          prayer,
          remainingSeconds: `${remainingMs / 1000}`,
        };
      }),
    );
  });
  return {
    about: 'What the display shows at a moment, with the settings of an unsigned JMS1.',
    cases,
  };
}
