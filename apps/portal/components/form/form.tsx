import { classNames } from '@timesync/ui';
import { createContext, type ReactNode, useId } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormReset,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError, isAbandoned, messageOf } from '~/lib/api';
import { withTypedSince } from '~/lib/values/typed-since';
import { useFocusFirstField } from './focus-first-field';
import { FormAlert } from './form-alert';
import { useDraft } from './use-draft';
import { type FormSchema, useSchemaResolver } from './use-schema-resolver';

/** Lets a field name the alert as its explanation. */
export const FormAlertId = createContext<string | undefined>(undefined);

export interface FormProps<Input extends FieldValues, Output> {
  /** A form that is part of a screen gives a function that fetches it, after the first interaction with the page. */
  schema: FormSchema<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /**
   * Throws to refuse; an `ApiError` with a `field` lands on that field. `reset` is for a form that
   * stays open: it takes the saved values without losing the focus.
   */
  onSubmit: (values: Output, reset: UseFormReset<Input>) => Promise<void>;
  /** Shown when the error has no message for people. */
  fallbackError?: string;
  /** Shown above the server's message. */
  failureTitle?: string;
  /** What is typed is stored under this name, one for each form and row of a page; nothing without it. */
  draft?: string;
  className?: string;
  children: ReactNode;
}

export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { schema, defaultValues, onSubmit, failureTitle, className, children } = props;
  const { fallbackError = 'Terjadi kesalahan, hubungi admin!' } = props;
  const alertId = useId();
  const form = useForm<Input, unknown, Output>({
    resolver: useSchemaResolver(schema),
    defaultValues,
    // Validated when sent, not while typing: an alert at every keystroke would disturb. The alert
    // disappears as soon as the field is valid (FormAlert).
    reValidateMode: 'onSubmit',
  });

  const draft = useDraft(form, {
    formName: props.draft,
    first: defaultValues as Partial<Input>,
  });

  useFocusFirstField(draft.element);

  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values, resetKeeping(form));
      draft.forget();
    } catch (error) {
      // Closed meanwhile, as by the back button, it shows nothing: then a toast does.
      if (!isAbandoned(error) && draft.element.current) showFailure(form, error, fallbackError);
    }
  });

  return (
    <FormProvider {...form}>
      <FormAlertId value={alertId}>
        <form
          ref={draft.element}
          noValidate
          onReset={(event) => {
            // The browser's own reset would empty the fields.
            event.preventDefault();
            draft.forget();
            form.reset();
          }}
          data-unsaved={form.formState.isDirty || undefined}
          onSubmit={submit}
          className={classNames('space-y-5', className)}
        >
          <FormAlert id={alertId} schema={schema} failureTitle={failureTitle} />
          {children}
        </form>
      </FormAlertId>
    </FormProvider>
  );
}

/** A reset to what was saved, which takes back nothing that was typed since it was sent. */
function resetKeeping<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): UseFormReset<Input> {
  const sent = JSON.stringify(form.getValues());
  return (saved, options) => {
    const typed = form.getValues();
    form.reset(saved, options);
    const now = withTypedSince(saved, JSON.parse(sent), typed) as Input;
    for (const [name, value] of Object.entries(now)) {
      if (JSON.stringify(value) === JSON.stringify(form.getValues(name as Path<Input>))) continue;
      form.setValue(name as Path<Input>, value, { shouldDirty: true });
    }
  };
}

function showFailure<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
  fallbackError: string,
) {
  const message = messageOf(error, fallbackError);
  const field = error instanceof ApiError ? error.field : undefined;
  if (error instanceof ApiError) error.isShown = true;
  if (field && field in form.getValues()) {
    form.setError(field as Path<Input>, { type: 'server', message }, { shouldFocus: true });
  } else {
    form.setError('root', { type: 'server', message });
  }
}
