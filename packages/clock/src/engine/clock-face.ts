// All that the display draws, as finished words. The display computes nothing, so that the same
// markup serves as the still first picture of a page, before any of the clock's code has loaded.
import type { Theme } from '../settings/themes.ts';
import type { TimeName } from '../times/time-names.ts';
import type { Phase } from './stages.ts';

export interface ClockFace {
  theme: Theme;
  mosque: string;
  /** `Kota Malang · WIB`. */
  place: string;
  hour: string;
  minute: string;
  second: string;
  date: string;
  hijri: string | undefined;
  phase: Phase;
  /** `Zuhur`, `Jumat`: the prayer of the adhan or iqomah, or the next one. */
  prayer: string;
  /** The time until the next adhan, or until iqomah. */
  remaining: string;
  times: { name: TimeName; label: string; at: string; isNext: boolean }[];
  runningText: string;
  /** The text of the mosque's QRIS code, or nothing. */
  donation: string;
}
