import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';

const ELF_MAGIC = 0x7f454c46;
const MACHINE_OFFSET = 18;

/** Every native file below a folder, with the processor it was made for. */
export function nativeFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, machine: elfMachineOf(file) }))
    .filter(({ machine }) => machine !== undefined);
}

/** Undefined for what is not native. Both our platforms are little-endian. */
function elfMachineOf(file) {
  const header = Buffer.alloc(MACHINE_OFFSET + 2);
  const descriptor = openSync(file);
  try {
    if (readSync(descriptor, header) < header.length) return undefined;
  } finally {
    closeSync(descriptor);
  }
  return header.readUInt32BE(0) === ELF_MAGIC ? header.readUInt16LE(MACHINE_OFFSET) : undefined;
}
