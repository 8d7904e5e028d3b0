import { buttonStyle } from '@timesync/ui';

/** Where the jump buttons land. */
export const TRIAL_ANCHOR = 'coba-gratis';

/** A plain anchor: it jumps without JavaScript too. */
export function TrialLink() {
  return (
    <a
      href={`#${TRIAL_ANCHOR}`}
      className={buttonStyle('gold', 'regular', 'min-h-14 px-8 text-base')}
    >
      Coba Gratis Sekarang
    </a>
  );
}
