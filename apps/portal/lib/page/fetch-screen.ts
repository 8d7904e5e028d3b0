// The files of a screen can be missing: unreachable when offline, deleted by a new release. Then the
// page is reloaded once, else it says what to do.
import type { ComponentType } from 'react';

const RELOADED = 'reloaded-for-screen';
const A_MINUTE_MS = 60_000;
const noLine = 'Tidak ada koneksi internet. Sambungkan dulu, lalu coba lagi.';
const updating = 'Portal sedang diperbarui. Tunggu beberapa menit, lalu muat ulang halaman ini.';

export class MissingScreen extends Error {}

type Load = () => Promise<{ default: ComponentType }>;

export async function fetchScreen(load: Load): Promise<ComponentType> {
  try {
    return (await load()).default;
  } catch (cause) {
    throw new MissingScreen('The code of a screen could not be fetched', { cause });
  }
}

/** The sentence for a screen that is missing; does not settle where a reload may help. */
export async function explainMissing(): Promise<string> {
  if (!(await hasLine())) return noLine;
  if (hasReloaded()) return updating;
  window.location.reload();
  return new Promise(() => {});
}

/** Also records the reload. If it cannot be recorded it counts as done, to prevent an endless loop. */
function hasReloaded(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED));
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return Date.now() - last < A_MINUTE_MS;
  } catch {
    return true;
  }
}

/** Whatever the server answers: a refusal is an answer, too. */
async function hasLine(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
