/** As high as a finger needs. */
export const textLinkStyle =
  'inline-flex min-h-11 items-center font-semibold text-brand-text underline underline-offset-2';
