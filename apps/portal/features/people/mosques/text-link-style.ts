/** The links are high enough for a finger. */
export const textLinkStyle =
  'inline-flex min-h-11 items-center font-semibold text-brand-text underline underline-offset-2';
