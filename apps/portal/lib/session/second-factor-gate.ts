// Some steps ask for the second factor again. The call that was refused waits here while its question
// is on the screen, and is sent once more when it was answered.
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;

/** For the one place that can show the question; returns how to take it back. */
export function openSecondFactorGate(asks: Ask): () => void {
  ask = asks;
  return () => {
    if (ask === asks) ask = undefined;
  };
}

/** True when the person has just re-authenticated. */
export async function passSecondFactorGate(): Promise<boolean> {
  return (await ask?.()) ?? false;
}
