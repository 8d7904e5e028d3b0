import type { PublicSettings } from '@timesync/contract';
import { useEffect, useState } from 'react';
import { sendAddToCart } from './send-add-to-cart';
import type { TrialAnswer } from './send-trial';
import { TrialExplanation } from './trial-explanation';
import { TrialForm } from './trial-form';
import { TRIAL_ANCHOR } from './trial-link';
import { TrialResult } from './trial-result';

/** `settings` is undefined until it is read; the form does not wait for it. */
export function TrialSection({ settings }: { settings: PublicSettings | undefined }) {
  const [answer, setAnswer] = useState<TrialAnswer>();
  const pixelId = settings?.pixelId;
  useEffect(() => {
    void import('./send-page-view');
  }, []);

  // Whichever comes last: on a slow line the settings may arrive after the answer.
  useEffect(() => {
    if (answer && pixelId) sendAddToCart(pixelId);
  }, [answer, pixelId]);

  const close = () => {
    setAnswer(undefined);
    document.getElementById(TRIAL_ANCHOR)?.focus();
  };

  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
      <TrialExplanation />
      <section
        id={TRIAL_ANCHOR}
        tabIndex={-1}
        aria-labelledby="judul-formulir"
        className="scroll-mt-6 self-start rounded-card border border-line bg-surface p-5 shadow-float focus:outline-none sm:p-8"
      >
        <h3 id="judul-formulir" className="mb-5 font-extrabold text-2xl text-ink">
          Formulir coba gratis
        </h3>
        <TrialForm onRegistered={setAnswer} />
      </section>
      {answer && (
        <TrialResult answer={answer} channelUrl={settings?.channelUrl ?? null} onClose={close} />
      )}
    </div>
  );
}
