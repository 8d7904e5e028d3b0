import { Tv } from 'lucide-react';
import { ButtonLink } from '~/components/ui/buttons/button-link';
import { type ClockSettings, formatTvLink } from './settings/clock-settings';

/** The settings travel in the address: so it can be bookmarked, or sent to the television's browser. */
export function TvLink({ settings }: { settings: ClockSettings }) {
  return (
    <ButtonLink to={formatTvLink(settings)} variant="secondary" className="w-full sm:w-auto">
      <Tv aria-hidden className="size-5" />
      Tampilan untuk TV
    </ButtonLink>
  );
}
