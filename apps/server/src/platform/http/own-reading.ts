// What a person reads of his own can be read by the statement that looks up his session: one way to
// the database instead of two (decision 0068). Whose it is, the statement takes from the session.

export interface OwnReading<Query = never, Found = unknown> {
  /** Its part of the prepared statement's name. */
  name: string;
  /** The columns that `ask` fills, with their types. */
  columns: string;
  /** SQL of one JSON value, from those columns and the person's `"userId"`. */
  value: string;
  ask(query: Query): object;
  /** What the JSON value means. */
  read(value: unknown): Found;
}

export interface OwnQuestion {
  reading: OwnReading;
  asked: object;
}
