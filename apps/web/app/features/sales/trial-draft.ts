// The browser's own checks with our words: a schema library would weigh more than the whole form. The
// server checks again, with the contract's schema.
import type { RouteInput, registerTrial } from '@timesync/contract';

export type TrialDraft = RouteInput<typeof registerTrial>['body'];

export interface TrialProblem {
  message: string;
  /** The field it is about, if it is about one. */
  field?: string | undefined;
}

const missing: Record<string, string> = {
  name: 'Nama wajib diisi',
  email: 'Email wajib diisi',
  whatsapp: 'Nomor WhatsApp wajib diisi',
};

export function readDraft(form: HTMLFormElement): TrialDraft {
  return Object.fromEntries(new FormData(form)) as unknown as TrialDraft;
}

/** The first mistake, in the order of the fields. */
export function findProblem(form: HTMLFormElement): TrialProblem | undefined {
  for (const input of form.querySelectorAll('input')) {
    const message = missing[input.name];
    if (message && input.value.trim() === '') return { message, field: input.name };
    if (input.validity.typeMismatch) return { message: 'Email tidak valid', field: input.name };
  }
  return undefined;
}
