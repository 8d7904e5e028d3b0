/** Why a statement was refused, for the admin: the row's number as his spreadsheet shows it. */
export class StatementError extends Error {
  readonly row: number | undefined;

  constructor(message: string, row?: number) {
    super(row === undefined ? message : `Baris ${row}: ${message}`);
    this.row = row;
  }
}

/** No bank of ours writes such a table: its columns have to be shown once. */
export class UnknownLayoutError extends StatementError {
  constructor() {
    super('Susunan kolom berkas ini belum dikenal. Tunjukkan kolomnya sekali, lalu unggah lagi.');
  }
}
