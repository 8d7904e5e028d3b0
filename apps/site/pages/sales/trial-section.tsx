import { trialLength } from '@timesync/contract';
import { useSite } from '../frame/site-context';
import { TrialExplanation } from './trial-explanation';
import { TrialForm } from './trial-form';
import { TRIAL_ANCHOR } from './trial-link';
import { TrialResult } from './trial-result';

export function TrialSection() {
  const { trialDays } = useSite().settings;
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
      <TrialExplanation />
      <section
        id={TRIAL_ANCHOR}
        tabIndex={-1}
        aria-labelledby="judul-formulir"
        className="scroll-mt-6 self-start surface-sheet p-5 focus:outline-none sm:p-8"
      >
        <h3 id="judul-formulir" className="font-extrabold text-2xl text-ink">
          Formulir coba gratis
        </h3>
        <p className="mt-1 mb-5 text-ink-muted">
          {trialLength(trialDays)}. Tiga isian, kira-kira satu menit.
        </p>
        <TrialForm />
      </section>
      <TrialResult />
    </div>
  );
}
