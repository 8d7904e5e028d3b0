import { screens } from '@timesync/contract';
import { buttonStyle } from '@timesync/ui';

/** Where the jump buttons land. */
export const TRIAL_ANCHOR = 'coba-gratis';
/** The form itself, for links of other pages. */
export const TRIAL_FORM_URL = `${screens.sales}#${TRIAL_ANCHOR}`;

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
