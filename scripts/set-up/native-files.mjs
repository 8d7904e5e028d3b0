// Programs and libraries by their first bytes, whatever they are called.
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

const MAGIC = { '7f454c46': 'elf', cffaedfe: 'mach-o' };
const HEAD_BYTES = 20;
const ELF_MACHINES = { 62: 'x64', 183: 'arm64' };

/** The native files below a folder as `{ path, cpu }`; cpu is known for Linux only. */
export function nativeFilesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return nativeFilesIn(path);
    const head = entry.isFile() ? readHead(path) : Buffer.alloc(HEAD_BYTES);
    const kind = MAGIC[head.toString('hex', 0, 4)] ?? windowsKind(head);
    if (!kind) return [];
    return [{ path, cpu: kind === 'elf' ? ELF_MACHINES[head.readUInt16LE(18)] : undefined }];
  });
}

function windowsKind(head) {
  return head.toString('latin1', 0, 2) === 'MZ' ? 'pe' : undefined;
}

function readHead(path) {
  const head = Buffer.alloc(HEAD_BYTES);
  const file = openSync(path, 'r');
  try {
    // A file cut short leaves zeros, which no processor has.
    readSync(file, head, 0, head.length, 0);
    return head;
  } finally {
    closeSync(file);
  }
}
