// Some steps ask for the password again. The call that was refused waits here while the question is on
// the screen; it is sent again with the password, as often as a wrong one is typed.
export interface PasswordQuestion {
  /** What is about to change, in the server's words. */
  sentence: string;
  /** Sends the call with the password; throws when that was the wrong one. */
  attempt: (currentPassword: string) => Promise<void>;
}

/** False when the person closed the question. */
type Ask = (question: PasswordQuestion) => Promise<boolean>;

let ask: Ask | undefined;

/** For the one place that can show the question; returns how to take it back. */
export function openPasswordGate(asks: Ask): () => void {
  ask = asks;
  return () => {
    if (ask === asks) ask = undefined;
  };
}

export async function passPasswordGate(question: PasswordQuestion): Promise<boolean> {
  return (await ask?.(question)) ?? false;
}
