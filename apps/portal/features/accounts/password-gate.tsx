import { useEffect, useState } from 'react';
import { DialogOnDemand } from '~/components/ui/overlays/dialog-on-demand';
import { loadOnDemand } from '~/lib/browser/load-on-demand';
import { openPasswordGate, type PasswordQuestion } from '~/lib/session/password-gate';

const dialog = loadOnDemand(
  async () => (await import('./password-question')).PasswordQuestionDialog,
);

interface Asked {
  question: PasswordQuestion;
  answer: (isDone: boolean) => void;
}

/** Shows the question when a call was refused for want of a recent password. */
export function PasswordGate() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(
    () =>
      openPasswordGate(
        (question) => new Promise<boolean>((answer) => setAsked({ question, answer })),
      ),
    [],
  );
  if (!asked) return null;
  const settle = (isDone: boolean) => {
    setAsked(undefined);
    asked.answer(isDone);
  };
  return (
    <DialogOnDemand
      dialog={dialog}
      title="Pastikan ini Anda"
      dialogProps={{
        question: asked.question,
        onDone: () => settle(true),
        onClose: () => settle(false),
      }}
    />
  );
}
