import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { passwordGate } from '~/lib/session/gates';
import { useGate } from '~/lib/session/use-gate';

const PasswordQuestionDialog = lazyDialog(
  async () => (await import('./password-question')).PasswordQuestionDialog,
);

/** Shows the question when a call was refused for want of a recent password. */
export function PasswordGate() {
  const asked = useGate(passwordGate);
  if (!asked) return null;
  return (
    <PasswordQuestionDialog
      question={asked.question}
      onDone={() => asked.settle(true)}
      onClose={() => asked.settle(false)}
    />
  );
}
