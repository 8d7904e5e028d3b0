/** The one page of every screen. */
export const SHELL_FILE = 'index.html';
