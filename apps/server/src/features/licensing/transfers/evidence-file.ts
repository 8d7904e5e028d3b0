// Where the picture of a broken device lies.
export const EVIDENCE_FOLDER = 'evidence';

export function evidenceFileKey(id: string): string {
  return `${EVIDENCE_FOLDER}/${id}.webp`;
}
