/** A link in running text, tall enough for a thumb. */
export const textLink =
  'inline-flex min-h-11 items-center font-semibold text-brand-text text-sm underline-offset-4 hover:underline';
