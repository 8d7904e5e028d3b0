// What was typed into a form survives a reload and the end of the session until it is sent
// (lib/session/drafts.ts).
import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { dropDraft, readDraft, saveDraft } from '~/lib/session/drafts';

const SECRETS =
  'input[type="password"], input[autocomplete$="-password"], input[autocomplete="one-time-code"]';

/** A field's draft over another first value would undo what was changed meanwhile: stock, prices. */
interface Typed {
  from: unknown;
  to: unknown;
}

/** Stores the changed fields, never a password, under the page and the form's name. */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { formName, first }: { formName: string | undefined; first: Partial<Input> },
) {
  const element = useRef<HTMLFormElement>(null);
  const secrets = useRef(new Set<string>());
  const name = formName && `${window.location.pathname} ${formName}`;
  const beginning = JSON.stringify(first);
  const { setValue, watch } = form;

  useEffect(() => {
    if (!name) return;
    const firsts = JSON.parse(beginning);
    const draft = readDraft<Record<string, Typed>>(name) ?? {};
    for (const [field, { from, to }] of Object.entries(draft)) {
      if (JSON.stringify(from) !== JSON.stringify(firsts[field])) continue;
      setValue(field as Path<Input>, to as PathValue<Input, Path<Input>>, { shouldDirty: true });
    }
  }, [name, beginning, setValue]);

  useEffect(() => {
    if (!name) return undefined;
    const firsts = JSON.parse(beginning);
    // The name is set only for a change that a person made.
    const { unsubscribe } = watch((values, { name: changed }) => {
      if (!changed) return;
      // A secret that is no longer drawn was drawn when it was typed.
      for (const input of element.current?.querySelectorAll<HTMLInputElement>(SECRETS) ?? []) {
        secrets.current.add(input.name);
      }
      const typed = Object.entries(values)
        .filter(
          ([field, value]) =>
            !secrets.current.has(field) && JSON.stringify(value) !== JSON.stringify(firsts[field]),
        )
        .map(([field, to]): [string, Typed] => [field, { from: firsts[field], to }]);
      if (typed.length > 0) saveDraft(name, Object.fromEntries(typed));
      else dropDraft(name);
    });
    return unsubscribe;
  }, [name, beginning, watch]);

  const forget = useCallback(() => name && dropDraft(name), [name]);
  return { element, forget };
}
