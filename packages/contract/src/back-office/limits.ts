// Numbers that a screen needs without the schemas around them.

/** Shorter words would match everybody. */
export const SEARCH_LETTERS = 3;

/** Compared with as many days before them. */
export const SUMMARY_DAYS = 30;

/** Of the chart. */
export const SUMMARY_WEEKS = 12;

export const MAX_APPROVED_AT_ONCE = 100;
