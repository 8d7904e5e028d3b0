// What was typed into a form survives a reload of the tab until it is sent (lib/offline/kept.ts).
import { useCallback, useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { dropKept, keep, readKept } from '~/lib/offline/kept';

/** A form of two fields is typed again in no time. */
const SHORT = 2;
const SECRETS =
  'input[type="password"], input[autocomplete$="-password"], input[autocomplete="one-time-code"]';

/**
 * Keeps the changed fields, never a password, under the page, the form's first values and `of`: rows
 * that begin alike need it, because the draft of one is not the other's.
 */
export function useDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { first, of }: { first: Partial<Input>; of: string | number | false | undefined },
) {
  const element = useRef<HTMLFormElement>(null);
  const secrets = useRef(new Set<string>());
  const isKept = of !== false && Object.keys(first).length > SHORT;
  const beginning = JSON.stringify(first);
  const name = `${window.location.pathname} ${of ?? ''} ${hash(beginning)}`;
  const { setValue, watch } = form;

  useEffect(() => {
    if (!isKept) return;
    const typed = readKept<Partial<Input>>(name) ?? {};
    for (const [field, value] of Object.entries(typed)) {
      setValue(field as Path<Input>, value as PathValue<Input, Path<Input>>, { shouldDirty: true });
    }
  }, [isKept, name, setValue]);

  useEffect(() => {
    if (!isKept) return undefined;
    const firsts = JSON.parse(beginning);
    // Only what a person changes has a name.
    const { unsubscribe } = watch((values, { name: changed }) => {
      if (!changed) return;
      // A secret that is no longer drawn was drawn when it was typed.
      for (const input of element.current?.querySelectorAll<HTMLInputElement>(SECRETS) ?? []) {
        secrets.current.add(input.name);
      }
      const typed = Object.entries(values).filter(
        ([field, value]) =>
          !secrets.current.has(field) && JSON.stringify(value) !== JSON.stringify(firsts[field]),
      );
      if (typed.length > 0) keep(name, Object.fromEntries(typed));
      else dropKept(name);
    });
    return unsubscribe;
  }, [isKept, name, beginning, watch]);

  const forget = useCallback(() => dropKept(name), [name]);
  return { element, forget };
}

/** Short, and different for different texts: a form's first values may be a long description. */
function hash(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return (sum >>> 0).toString(36);
}
