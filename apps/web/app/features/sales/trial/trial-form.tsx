import { screens } from '@timesync/contract';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { Alert } from '~/components/ui/feedback/alert';
import { personInputs } from '~/components/ui/inputs/input';
import { useTriedClock } from '~/lib/page/use-tried-clock';
import { typedEmail } from '~/lib/session/typed-email';
import { explainFailure, sendTrial, type TrialAnswer } from './send-trial';
import { findProblem, readDraft, type TrialProblem } from './trial-draft';
import { TrialField } from './trial-field';
import { TrialSubmit } from './trial-submit';

export function TrialForm({ onRegistered }: { onRegistered: (answer: TrialAnswer) => void }) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<TrialProblem>();
  const clock = useTriedClock();
  const alertId = useId();
  const general = problem?.field ? undefined : problem;
  useEffect(() => {
    if (general) document.getElementById(alertId)?.scrollIntoView({ block: 'nearest' });
  }, [general, alertId]);

  const complain = (filled: HTMLFormElement, found: TrialProblem) => {
    setProblem(found);
    if (found.field) filled.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
  };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget: filled } = event;
    const found = findProblem(filled);
    if (found) return complain(filled, found);
    setProblem(undefined);
    setIsSending(true);
    try {
      const draft = readDraft(filled);
      const answer = await sendTrial(draft);
      // Who has an account already logs in, in another tab, which takes this along.
      if (!('password' in answer.user)) typedEmail.keep(draft.email);
      onRegistered(answer);
      filled.reset();
    } catch (error) {
      complain(filled, explainFailure(error));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <form noValidate method="post" onSubmit={send} className="space-y-5">
      {clock && (
        <p className="text-ink">
          Untuk <strong>{clock.mosque}</strong>, {clock.town}.
        </p>
      )}
      <TrialField {...personInputs.name} maxLength={100} problem={problem} />
      <TrialField {...personInputs.email} maxLength={254} problem={problem} />
      <TrialField {...personInputs.whatsapp} maxLength={50} problem={problem} />
      <HiddenField />
      {/* Beside what was pressed, where the eyes are. */}
      {general && (
        <Alert tone="error" id={alertId}>
          {general.message}
        </Alert>
      )}
      <TrialSubmit isSending={isSending} />
      <p className="text-ink-muted text-xs">
        Dengan mendaftar, Anda menyetujui{' '}
        <a
          href={screens.privacy}
          target="_blank"
          rel="noopener"
          className="font-semibold text-brand-text underline"
        >
          Kebijakan Privasi
        </a>
        . Tidak ada yang perlu dibayar.
      </p>
    </form>
  );
}

/** A trap for programs that fill every field. People do not see it, reach it or hear it read. */
function HiddenField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
