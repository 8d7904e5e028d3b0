import { createContext, type RefObject, useContext, useEffect } from 'react';

/** Around forms that are one step of several: their first empty field takes the focus when they open. */
export const FocusFirstField = createContext(false);

const TEXTS = 'input:not([type="radio"], [type="checkbox"], [type="hidden"])';

export function useFocusFirstField(form: RefObject<HTMLFormElement | null>): void {
  const isWanted = useContext(FocusFirstField);
  useEffect(() => {
    if (!isWanted) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>(TEXTS) ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  }, [isWanted, form]);
}
