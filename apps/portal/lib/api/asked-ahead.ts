// What the page asked before its scripts were there (`early/ask-ahead.ts`): each answer is for the first
// who asks the same, and for nobody once it may be old.

declare global {
  interface Window {
    askedAhead?: Map<string, Promise<Response> | undefined>;
  }
}

/** Since the page began to load. */
const FRESH_MS = 20_000;

export function takeAskedAhead(path: string): Promise<Response> | undefined {
  const answers = globalThis.window?.askedAhead;
  if (!answers || performance.now() >= FRESH_MS) return undefined;
  const answer = answers.get(path);
  // Stays as asked: the page's script may be the slower one, and would ask again.
  answers.set(path, undefined);
  return answer;
}

/** After a change at the server nothing from before is true. */
export function forgetAskedAhead(): void {
  globalThis.window?.askedAhead?.clear();
}
