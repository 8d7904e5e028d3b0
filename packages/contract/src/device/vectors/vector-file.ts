/** Values are plain strings, so that a client reads the file line by line without a JSON library. */
export type VectorCase = Record<string, string>;

export interface VectorFile {
  about: string;
  cases: VectorCase[];
}

export function writeVectorFile(file: VectorFile): string {
  return `${JSON.stringify(file, null, 2)}\n`;
}
