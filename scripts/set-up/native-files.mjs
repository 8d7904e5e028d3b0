// Programs and libraries by their first bytes, whatever they are called.
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

const ELF = '\x7fELF';
const OTHERS = /^(\xcf\xfa\xed\xfe|MZ)/;
const HEAD_BYTES = 20;
const ELF_MACHINES = { 62: 'x64', 183: 'arm64' };

/** The native files below a folder as `{ path, cpu }`; cpu is known for Linux only. */
export function nativeFilesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return nativeFilesIn(path);
    const head = entry.isFile() ? readHead(path) : Buffer.alloc(HEAD_BYTES);
    const start = head.toString('latin1', 0, 4);
    if (start === ELF) return [{ path, cpu: ELF_MACHINES[head.readUInt16LE(18)] }];
    return OTHERS.test(start) ? [{ path }] : [];
  });
}

function readHead(path) {
  const head = Buffer.alloc(HEAD_BYTES);
  const file = openSync(path, 'r');
  // A file cut short leaves zeros, which no processor has.
  readSync(file, head, 0, head.length, 0);
  closeSync(file);
  return head;
}
