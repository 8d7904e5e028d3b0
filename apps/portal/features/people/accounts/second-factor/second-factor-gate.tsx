import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { secondFactorGate } from '~/lib/session/gates';
import { useGate } from '~/lib/session/use-gate';

const SecondFactorDialog = lazyDialog(
  async () => (await import('./second-factor-dialog')).SecondFactorDialog,
);

/** Shows the question when a call was refused for want of the second factor. */
export function SecondFactorGate() {
  const asked = useGate(secondFactorGate);
  if (!asked) return null;
  return (
    <SecondFactorDialog onProven={() => asked.settle(true)} onClose={() => asked.settle(false)} />
  );
}
