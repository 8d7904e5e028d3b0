const WHAT_TO_DO = 'Unduh ulang dari bank tanpa mengubah isinya, lalu unggah lagi.';

/**
 * Why a statement was refused, for the admin. A refused row has its number as his spreadsheet shows
 * it, and the sentence ends with what to do.
 */
export class StatementError extends Error {
  readonly row: number | undefined;

  constructor(message: string, row?: number) {
    super(row === undefined ? message : `Baris ${row}: ${message}. ${WHAT_TO_DO}`);
    this.row = row;
  }
}

/** The words above the columns are unknown, or two readings are possible: a person shows the columns. */
export class UnknownLayoutError extends StatementError {
  constructor() {
    super('Susunan kolom berkas ini belum dikenal. Tunjukkan kolomnya sekali, lalu unggah lagi.');
  }
}
