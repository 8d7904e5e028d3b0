// The contract's rules for the trial form. Loaded when the form is used: zod is larger than the page.
import { trialBody } from '@timesync/contract';

export interface TrialProblem {
  message: string;
  /** The field it is about; undefined for what concerns the whole form. */
  field?: string | undefined;
}

type Checked = { body: Record<'name' | 'email' | 'whatsapp', string> } | { problem: TrialProblem };

/** The valid input, or the first error in the order of the fields. */
export function checkTrial(form: HTMLFormElement): Checked {
  const typed = Object.fromEntries(new FormData(form)) as Record<
    'name' | 'email' | 'whatsapp',
    string
  >;
  const issue = trialBody.safeParse(typed).error?.issues[0];
  if (!issue) return { body: typed };
  return { problem: { message: issue.message, field: String(issue.path[0]) } };
}
