import { type ErrorCode, errorCatalogue } from '@timesync/contract';

interface AppErrorOptions {
  /** A sentence that says more than the catalogue's. */
  message?: string;
  /** The form field it belongs to. */
  field?: string;
}

/** An error that is the caller's to know: its status and sentence come from the catalogue. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.message ?? errorCatalogue[code].message);
    this.code = code;
    this.field = options.field;
  }

  get status(): number {
    return errorCatalogue[this.code].status;
  }
}
