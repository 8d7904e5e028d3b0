import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { notifySuccess } from '../browser/notify';

export interface Change<Input> {
  send: (input: Input) => Promise<unknown>;
  /** The toast; without it the sentence of the answer, if there is one. */
  done?: string | undefined;
  /** The keys below which something is changed, to be read again. */
  changes?: readonly QueryKey[];
}

/** Says what came of a change. */
export function toastDone(answer: unknown, done: string | undefined): void {
  const sentence = done ?? (answer as { message?: string } | undefined)?.message;
  if (sentence) notifySuccess(sentence);
}

/** As an `onSettled` it keeps no refusal waiting: without a line, nothing is read until it is back. */
export function useRefresh(...keys: readonly QueryKey[]) {
  const client = useQueryClient();
  return async <Answer>(_answer?: Answer, failure?: unknown) => {
    const reads = keys.map((queryKey) => client.invalidateQueries({ queryKey }));
    if (!failure) await Promise.all(reads);
  };
}

/** A change by one press. Also after a refusal what it is about is read again: it may be out of date. */
export function useChange<Input = void>({ send, done, changes = [] }: Change<Input>) {
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => toastDone(answer, done),
    onSettled: useRefresh(...changes),
  });
}
