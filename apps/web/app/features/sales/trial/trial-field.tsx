import { type ComponentProps, useId } from 'react';
import { Alert } from '~/components/ui/feedback/alert';
import { Field } from '~/components/ui/inputs/field';
import { Input } from '~/components/ui/inputs/input';
import type { TrialFieldName, TrialProblem } from './trial-draft';

interface TrialFieldProps extends ComponentProps<'input'> {
  label: string;
  name: TrialFieldName;
  /** Shown right at the field it is about: with a phone's keyboard open little else is in sight. */
  problem: TrialProblem | undefined;
}

export function TrialField({ label, problem, ...input }: TrialFieldProps) {
  const alertId = useId();
  const wrong = problem?.field === input.name ? problem : undefined;
  return (
    <div className="space-y-2">
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            {...input}
            required
            aria-invalid={wrong !== undefined}
            aria-describedby={wrong && alertId}
          />
        )}
      </Field>
      {wrong && (
        <Alert tone="error" id={alertId}>
          {wrong.message}
        </Alert>
      )}
    </div>
  );
}
