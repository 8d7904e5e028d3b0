// The specification: a form shows only the first validation error.
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

interface FoundError {
  message: string;
  /** The field's path in the form: `variants.1.price`. */
  path: string;
  type: string;
  /** The same shape as the input, holding only this error. */
  errors: Record<string, unknown>;
}

/** Walks objects and lists in order; a leaf is what carries a `type`. */
export function findFirstError(errors: object): FoundError | undefined {
  for (const [name, value] of Object.entries(errors)) {
    if (!value || typeof value !== 'object') continue;
    if ('type' in value && typeof value.type === 'string') {
      const message = 'message' in value ? String(value.message ?? '') : '';
      return { message, path: name, type: value.type, errors: { [name]: value } };
    }
    const inner = findFirstError(value);
    if (inner) return { ...inner, path: `${name}.${inner.path}`, errors: { [name]: inner.errors } };
  }
  return undefined;
}

/** Leaves one error in the form's state, so one field is marked, focused and explained. */
export function firstErrorOnly<V extends FieldValues, C, O>(
  resolver: Resolver<V, C, O>,
): Resolver<V, C, O> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options);
    const first = findFirstError(result.errors);
    if (!first) return result;
    return { values: {}, errors: first.errors as FieldErrors<V> };
  };
}
