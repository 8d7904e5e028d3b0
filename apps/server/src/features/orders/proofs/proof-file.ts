// Where the stored picture of a proof lies.
export const PROOF_FOLDER = 'proofs';

export function proofFileKey(proofId: string): string {
  return `${PROOF_FOLDER}/${proofId}.webp`;
}
