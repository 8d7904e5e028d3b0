export const MAX_IMPORT_ROWS = 5_000;
export const MAX_IMPORT_BYTES = 1024 * 1024;
/** The largest number of rows in one call. */
export const MAX_IMPORT_BATCH = 250;
