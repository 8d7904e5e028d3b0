// Where the stored picture of a proof lies, and back.
export const PROOF_FOLDER = 'proofs';

export function proofFileKey(proofId: string): string {
  return `${PROOF_FOLDER}/${proofId}.webp`;
}

export function proofIdOf(fileKey: string): string | undefined {
  return /([0-9a-f]{8}-[0-9a-f-]{27})\.webp$/.exec(fileKey)?.[1];
}

/** What a crash in the middle of writing leaves beside the place of the file. */
export function isHalfWritten(fileKey: string): boolean {
  return fileKey.endsWith('.tmp');
}
