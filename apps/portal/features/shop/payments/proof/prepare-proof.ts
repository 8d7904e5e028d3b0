import { imageTypeProblem, MAX_UPLOAD_BYTES } from './image-type';
import { reduceImage } from './reduce-image';

export type PreparedProof = { image: Blob } | { problem: string };

/** Turns the chosen file into what will be sent, or says why it cannot be. */
export async function prepareProof(file: File): Promise<PreparedProof> {
  const problem = imageTypeProblem(file);
  if (problem) return { problem };
  const image = await reduceImage(file);
  if (image.size > MAX_UPLOAD_BYTES) {
    return { problem: 'Gambar ini lebih dari 10 MB. Ambil screenshot-nya, lalu pilih itu.' };
  }
  return { image };
}
