import type { SessionUser } from '@timesync/contract';
import { lazyDialog } from '~/components/ui';
import { loginGate, passwordGate, secondFactorGate } from '~/lib/session/gates';
import { useGate } from '~/lib/session/use-gate';

const LoginAgain = lazyDialog(async () => (await import('./login-again')).LoginAgainDialog);
const PasswordQuestion = lazyDialog(
  async () => (await import('./password-question')).PasswordQuestionDialog,
);
const SecondFactor = lazyDialog(
  async () => (await import('./second-factor/second-factor-dialog')).SecondFactorDialog,
);

/**
 * The questions of calls that were refused: the session has ended over something that was typed, or the
 * server wants a recent password or the second factor.
 */
export function SessionGates({ user }: { user: SessionUser }) {
  const login = useGate(loginGate);
  const password = useGate(passwordGate);
  const factor = useGate(secondFactorGate);
  return (
    <>
      {login && <LoginAgain email={user.email} {...login.ends} />}
      {password && <PasswordQuestion question={password.question} {...password.ends} />}
      {factor && <SecondFactor {...factor.ends} />}
    </>
  );
}
