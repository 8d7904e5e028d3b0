import { screens } from '@timesync/contract';
import { type SubmitEvent, useState } from 'react';
import { Alert } from '~/components/ui/alert';
import { Button } from '~/components/ui/button';
import { useIsHydrated } from '~/lib/use-is-hydrated';
import { HiddenField } from './hidden-field';
import { explainFailure, sendTrial, type TrialAnswer } from './send-trial';
import { findProblem, readDraft, type TrialProblem } from './trial-draft';
import { TrialField } from './trial-field';

export function TrialForm({ onRegistered }: { onRegistered: (answer: TrialAnswer) => void }) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<TrialProblem>();
  // Before that the browser would send the form itself, with names and numbers in the address.
  const isHydrated = useIsHydrated();

  const complain = (form: HTMLFormElement, found: TrialProblem) => {
    setProblem(found);
    if (found.field) form.querySelector<HTMLInputElement>(`[name="${found.field}"]`)?.focus();
  };
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = findProblem(form);
    if (found) return complain(form, found);
    setProblem(undefined);
    setIsSending(true);
    try {
      onRegistered(await sendTrial(readDraft(form)));
      form.reset();
    } catch (error) {
      complain(form, explainFailure(error));
    } finally {
      setIsSending(false);
    }
  };

  return (
    <form noValidate method="post" onSubmit={send} className="space-y-5">
      {problem && <Alert tone="error">{problem.message}</Alert>}
      <TrialField
        name="name"
        label="Nama lengkap"
        autoComplete="name"
        maxLength={100}
        wrongField={problem?.field}
      />
      <TrialField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        wrongField={problem?.field}
      />
      <TrialField
        name="whatsapp"
        label="Nomor WhatsApp"
        type="tel"
        autoComplete="tel"
        placeholder="08xxxxxxxxxx"
        maxLength={50}
        wrongField={problem?.field}
      />
      <HiddenField />
      <noscript>
        <p className="font-semibold text-danger-text">
          Formulir ini memerlukan JavaScript. Nyalakan di pengaturan browser, lalu muat ulang
          halaman.
        </p>
      </noscript>
      <Button
        type="submit"
        isPending={isSending}
        disabled={!isHydrated}
        className={`min-h-12 w-full text-base ${isHydrated ? '' : 'disabled:opacity-100'}`}
      >
        {isSending ? 'Mengirim...' : 'Daftar Coba Gratis'}
      </Button>
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
