import { pathToFileURL } from 'node:url';

/** The flag that makes a Node process end with its parent. */
export const lifeline = `--import=${pathToFileURL(`${import.meta.dirname}/end-with-parent.mjs`).href}`;
