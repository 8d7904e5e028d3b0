import './clock-display.css';
import './clock-themes.css';
import './clock-digits.css';
import './clock-phases.css';
// Last, because it changes what the others say.
import './clock-upright.css';
import { defaultSettings } from '@timesync/clock';
import { firstFace } from '../first-face/first-face';
import { FIRST_FACE_MARK } from '../first-face/first-face-mark';
import { clockMarkup } from './clock-parts';

/** A script that a page was given as text does not run again when React draws it. */
const still = {
  __html: `${clockMarkup(firstFace(defaultSettings, undefined))}<script>${FIRST_FACE_MARK}</script>`,
};

/**
 * The display, drawn once and then left to `running/run-clock.ts`: React keeps its hands off what is
 * inside. Fills its box.
 */
export function ClockDisplay() {
  return (
    <div
      data-clock="still"
      className="size-full"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own markup; texts in it are escaped
      dangerouslySetInnerHTML={still}
    />
  );
}
