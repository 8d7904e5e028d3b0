/** The one page of all that is not prerendered. */
export const SHELL_FILE = '__spa-fallback.html';
