// A machine as native packages see it: operating system, processor and C library.
import { existsSync, readFileSync } from 'node:fs';

/** This machine as `{ os, cpu, libc }`; libc only on Linux. */
export function thisPlatform() {
  const libc = process.platform === 'linux' ? { libc: usesMusl() ? 'musl' : 'glibc' } : {};
  return { os: process.platform, cpu: process.arch, ...libc };
}

/** As people and package names write it: linux-arm64, linux-x64-musl. */
export function platformName({ os, cpu, libc }) {
  return libc === 'musl' ? `${os}-${cpu}-musl` : `${os}-${cpu}`;
}

// Node's own report knows it too, but takes a tenth of a second at every start.
function usesMusl() {
  const maps = '/proc/self/maps';
  return existsSync(maps) && readFileSync(maps, 'utf8').includes('ld-musl-');
}
