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
  let last: Promise<boolean> | undefined;
  const askAfter = async (before: Promise<boolean> | undefined, question: Question) => {
    await before;
    return (await ask?.(question)) ?? false;
  };
  return {
    open(asks) {
      let close = (_isDone: false) => {};
      const closed = new Promise<false>((resolve) => {
        close = resolve;
      });
      const open: Ask<Question> = (question) => Promise.race([asks(question), closed]);
      ask = open;
      return () => {
        if (ask === open) ask = undefined;
        close(false);
      };
    },
    // Two calls may be refused at once, and the screen shows one question: the other would wait for ever.
    // Those that only want to be let through share the answer.
    pass(question) {
      if (last && question === undefined) return last;
      const turn = askAfter(last, question).finally(() => {
        if (last === turn) last = undefined;
      });
      last = turn;
      return turn;
    },
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
