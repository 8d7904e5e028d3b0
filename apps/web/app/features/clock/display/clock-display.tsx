import './clock-display.css';
import './clock-themes.css';
import './clock-digits.css';
import './clock-phases.css';
// Last, because it changes what the others say.
import './clock-upright.css';
import type { CSSProperties } from 'react';
import type { ClockFace } from '../engine/clock-face';
import { ClockCentre } from './clock-centre';
import { ClockOrnament } from './clock-ornament';

/** Long texts take longer, so that all pass at a speed one can read. */
const SECONDS_PER_LETTER = 0.16;
const SECONDS_TO_ENTER = 14;

function RunningText({ text }: { text: string }) {
  const seconds = Math.round(SECONDS_TO_ENTER + text.length * SECONDS_PER_LETTER);
  const style = { '--clock-ticker-time': `${seconds}s` } as CSSProperties;
  return (
    <p className="clock-ticker" style={style}>
      <span>{text}</span>
    </p>
  );
}

const LONG_NAME = 22;

/** Draws a face and fills its box. */
export function ClockDisplay({ face }: { face: ClockFace }) {
  const isPrayer = face.phase === 'prayer';
  return (
    <section
      aria-label="Tampilan jam masjid"
      className="clock"
      data-theme={face.theme}
      data-phase={face.phase}
    >
      {!isPrayer && <ClockOrnament theme={face.theme} />}
      <div className="clock-body">
        {isPrayer ? <div /> : <Head face={face} />}
        <ClockCentre face={face} />
        {!isPrayer && <Times times={face.times} />}
        {!isPrayer && face.runningText && <RunningText text={face.runningText} />}
      </div>
    </section>
  );
}

function Head({ face }: { face: ClockFace }) {
  return (
    <div className="clock-head">
      <div>
        <p className="clock-mosque" data-long={face.mosque.length > LONG_NAME || undefined}>
          {face.mosque}
        </p>
        <p className="clock-place">{face.place}</p>
      </div>
      <div className="clock-dates">
        <p className="clock-date">{face.date}</p>
        {face.hijri && <p className="clock-hijri">{face.hijri} (perkiraan)</p>}
      </div>
    </div>
  );
}

function Times({ times }: Pick<ClockFace, 'times'>) {
  return (
    <ul aria-label="Waktu sholat" className="clock-times">
      {times.map(({ name, label, at, isNext }) => (
        <li key={name} data-next={isNext || undefined}>
          <span>{label}</span>
          <time dateTime={at}>{at}</time>
        </li>
      ))}
    </ul>
  );
}
