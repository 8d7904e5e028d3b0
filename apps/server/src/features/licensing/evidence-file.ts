// Where the picture of a broken device lies, and back.
export const EVIDENCE_FOLDER = 'evidence';

export function evidenceFileKey(id: string): string {
  return `${EVIDENCE_FOLDER}/${id}.webp`;
}

/** Undefined for what a crash in the middle of writing leaves beside the file. */
export function evidenceIdOf(fileKey: string): string | undefined {
  return /([0-9a-f]{8}-[0-9a-f-]{27})\.webp$/.exec(fileKey)?.[1];
}
