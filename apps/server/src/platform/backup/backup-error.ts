import { OperatorError } from '../operator-error.ts';

/** What stops making or restoring a backup. */
export class BackupError extends OperatorError {}
