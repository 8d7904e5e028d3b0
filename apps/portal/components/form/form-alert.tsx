import { Alert } from '@timesync/ui';
import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { findFirstError } from './errors/first-error';
import { isStillWrong } from './errors/is-still-wrong';
import { type FormSchema, rulesOf } from './use-schema-resolver';

interface FormAlertProps {
  id: string;
  schema: FormSchema<unknown, unknown>;
  /** Shown above the server's message. */
  failureTitle?: string | undefined;
}

/** Stays in sight while a long form is scrolled to the field in question. */
export function FormAlert({ id, schema, failureTitle }: FormAlertProps) {
  const { errors } = useFormState();
  const first = findFirstError(errors);
  useGoneWhenRight(schema, first?.path, first?.type);
  if (!first) return null;
  const isTitled = failureTitle && first.type === 'server' && first.message !== failureTitle;
  return (
    <Alert id={id} tone="error" className="sticky top-(--covered-top,0px) z-10">
      {isTitled && <p className="font-bold">{failureTitle}</p>}
      {isTitled ? <p>{first.message}</p> : first.message}
    </Alert>
  );
}

/** A corrected mistake is no longer shown; new mistakes are shown when the form is sent. */
function useGoneWhenRight(
  schema: FormSchema<unknown, unknown>,
  path: string | undefined,
  type: string | undefined,
) {
  const { clearErrors, watch } = useFormContext();
  useEffect(() => {
    if (path === undefined || type === undefined) return undefined;
    const { unsubscribe } = watch(async (values, { name: changed }) => {
      const rules = await rulesOf(schema).catch(() => undefined);
      if (!isStillWrong({ path, type }, { rules, values, changed })) clearErrors(path);
    });
    return unsubscribe;
  }, [schema, path, type, clearErrors, watch]);
}
