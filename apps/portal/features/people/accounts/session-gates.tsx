import type { SessionUser } from '@timesync/contract';
import { useEffect, useState } from 'react';
import { lazyDialog } from '~/components/ui';
import { type Gate, loginGate, passwordGate, secondFactorGate } from '~/lib/session/gates';

const LoginAgain = lazyDialog(() => import('./login-again'));
const PasswordQuestion = lazyDialog(() => import('./password-question'));
const SecondFactor = lazyDialog(() => import('./second-factor/second-factor-dialog'));

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

/** The question that waits at this gate, and how it is answered. */
function useGate<Question>(gate: Gate<Question>) {
  const [asked, setAsked] = useState<{ question: Question; answer: (isDone: boolean) => void }>();
  useEffect(
    () => gate.open((question) => new Promise((answer) => setAsked({ question, answer }))),
    [gate],
  );
  if (!asked) return undefined;
  const settle = (isDone: boolean) => {
    setAsked(undefined);
    asked.answer(isDone);
  };
  const ends = { onDone: () => settle(true), onClose: () => settle(false) };
  return { question: asked.question, ends };
}
