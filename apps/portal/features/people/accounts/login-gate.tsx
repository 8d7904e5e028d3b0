import type { SessionUser } from '@timesync/contract';
import { lazyDialog } from '~/components/ui/overlays/lazy-dialog';
import { loginGate } from '~/lib/session/gates';
import { useGate } from '~/lib/session/use-gate';

const LoginAgainDialog = lazyDialog(async () => (await import('./login-again')).LoginAgainDialog);

/** Asks for the password where the session has ended over something that was typed. */
export function LoginGate({ user }: { user: SessionUser }) {
  const asked = useGate(loginGate);
  if (!asked) return null;
  return (
    <LoginAgainDialog
      email={user.email}
      onDone={() => asked.settle(true)}
      onClose={() => asked.settle(false)}
    />
  );
}
