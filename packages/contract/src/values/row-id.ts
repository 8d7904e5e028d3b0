// A row's id without a schema: the browser reads it from an address.
export const LARGEST_ROW_ID = 2_147_483_647;
export const ROW_ID = /^[1-9]\d{0,9}$/;

/** Undefined when the text is no id. */
export function parseRowId(text: string | null | undefined): number | undefined {
  const id = ROW_ID.test(text ?? '') ? Number(text) : Number.NaN;
  return id <= LARGEST_ROW_ID ? id : undefined;
}
