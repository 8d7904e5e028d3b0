import type { CSSProperties } from 'react';

/** Long texts take longer, so that all pass at a speed one can read. */
const SECONDS_PER_LETTER = 0.16;
const SECONDS_TO_ENTER = 14;

export function RunningText({ text }: { text: string }) {
  const seconds = Math.round(SECONDS_TO_ENTER + text.length * SECONDS_PER_LETTER);
  const style = { '--clock-ticker-time': `${seconds}s` } as CSSProperties;
  return (
    <p className="clock-ticker" style={style}>
      <span>{text}</span>
    </p>
  );
}
