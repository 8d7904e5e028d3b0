// Numbers that a screen needs without the schemas around them.

/** Shorter words would match everybody. */
export const SEARCH_LETTERS = 3;

export const SUMMARY_DAYS = 30;

export const MAX_APPROVED_AT_ONCE = 100;
