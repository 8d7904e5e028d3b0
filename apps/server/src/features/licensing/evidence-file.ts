/** Where the picture of a broken device lies. */
export function evidenceFileKey(id: string): string {
  return `evidence/${id}.webp`;
}
