import { pathToFileURL } from 'node:url';

/** The flag that makes a Node end with whoever started it. */
export const lifeline = `--import=${pathToFileURL(`${import.meta.dirname}/end-with-parent.mjs`).href}`;
