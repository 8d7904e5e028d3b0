// What lies beside a package: its SHA-256 as `sha256sum --check` reads it, and the signature of that line.
import { createHash, sign } from 'node:crypto';
import { createReadStream, rmSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';

export async function sealPackage(file, key) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const line = `${hash.digest('hex')}  ${basename(file)}\n`;
  writeFileSync(`${file}.sha256`, line);
  // One of an earlier package under the same name would not fit.
  rmSync(`${file}.sig`, { force: true });
  if (key) writeFileSync(`${file}.sig`, sign(null, Buffer.from(line), key));
}
