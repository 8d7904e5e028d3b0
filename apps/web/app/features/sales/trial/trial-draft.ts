// The browser's own checks with our words: a schema library would weigh more than the whole form. The
// server checks again, with the contract's schema.
import type { RouteInput, registerTrial } from '@timesync/contract';

export type TrialDraft = RouteInput<typeof registerTrial>['body'];

const missing = {
  name: 'Nama wajib diisi',
  email: 'Email wajib diisi',
  whatsapp: 'Nomor WhatsApp wajib diisi',
};
export type TrialFieldName = keyof typeof missing;

export interface TrialProblem {
  message: string;
  /** The field it is about, if it is about one that people see. */
  field?: TrialFieldName | undefined;
}

export function isTrialField(name: string | undefined): name is TrialFieldName {
  return name !== undefined && Object.hasOwn(missing, name);
}

export function readDraft(form: HTMLFormElement): TrialDraft {
  return Object.fromEntries(new FormData(form)) as unknown as TrialDraft;
}

/** The first mistake, in the order of the fields. */
export function findProblem(form: HTMLFormElement): TrialProblem | undefined {
  for (const { name: field, value, validity } of form.querySelectorAll('input')) {
    if (!isTrialField(field)) continue;
    if (value.trim() === '') return { message: missing[field], field };
    if (validity.typeMismatch) return { message: 'Email tidak valid', field };
  }
  return undefined;
}
