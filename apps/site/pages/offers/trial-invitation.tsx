import { ButtonLink } from '../frame/button-link';
import { TRIAL_FORM_URL } from '../sales/trial-link';
import { LowestPrice } from './lowest-price';

/** Invites visitors of a shared clock to make one for their own mosque. */
export function TrialInvitation() {
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-4 rounded-card bg-deep p-5 text-deep-ink">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="font-bold text-lg">Ingin jam seperti ini di TV masjid Anda?</h2>
        <LowestPrice className="mt-1 text-deep-muted" />
      </div>
      <ButtonLink href={TRIAL_FORM_URL} variant="gold" className="min-h-12 w-full px-6 sm:w-auto">
        Coba gratis di masjid Anda
      </ButtonLink>
    </div>
  );
}
