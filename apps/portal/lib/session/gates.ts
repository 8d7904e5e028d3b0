// A refused call waits behind a gate while its question is on the screen; it is sent again once the
// question is answered.

/** False when the person closed the question. */
type Ask<Question> = (question: Question) => Promise<boolean>;

export interface Gate<Question> {
  /** For the one place that can show the question; returns how to take it back. */
  open: (asks: Ask<Question>) => () => void;
  /** True once it is answered; false where nothing can show it. */
  pass: (question: Question) => Promise<boolean>;
}

function createGate<Question>(): Gate<Question> {
  let ask: Ask<Question> | undefined;
  return {
    open(asks) {
      ask = asks;
      return () => {
        if (ask === asks) ask = undefined;
      };
    },
    pass: async (question) => (await ask?.(question)) ?? false,
  };
}

export interface PasswordQuestion {
  /** What is about to change, in the server's words. */
  sentence: string;
  /** Sends the call with the password; throws when that was the wrong one. */
  attempt: (currentPassword: string) => Promise<void>;
}

/** Some steps ask for the password again. */
export const passwordGate = createGate<PasswordQuestion>();
/** Some ask for the second factor. */
export const secondFactorGate = createGate<void>();
/** The session has ended while something was typed or sent. */
export const loginGate = createGate<void>();
