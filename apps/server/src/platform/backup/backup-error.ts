/** What the person at the terminal can mend or must know, in one sentence. */
export class BackupError extends Error {}
