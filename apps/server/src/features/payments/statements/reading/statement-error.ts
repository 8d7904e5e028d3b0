/**
 * Why a statement was refused, for the admin, with the row's number as his spreadsheet shows it.
 */
export class StatementError extends Error {
  readonly row: number | undefined;

  constructor(message: string, row?: number) {
    super(row === undefined ? message : `Baris ${row}: ${message}`);
    this.row = row;
  }
}

/** The words above the columns are unknown, or two readings are possible: a person shows the columns. */
export class UnknownLayoutError extends StatementError {
  constructor() {
    super('Susunan kolom berkas ini belum dikenal. Tunjukkan kolomnya sekali, lalu unggah lagi.');
  }
}
