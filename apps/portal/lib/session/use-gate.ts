import { useEffect, useState } from 'react';
import type { Gate } from './gates';

/** The question that waits at this gate, and how it is answered. */
export function useGate<Question>(gate: Gate<Question>) {
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
