// The files of a screen, a dialog or a part can be missing: unreachable when offline, deleted by a new
// release. Then the page is reloaded once, else it says what to do.
import { useEffect, useState } from 'react';

const RELOADED = 'reloaded-for-screen';
const A_MINUTE_MS = 60_000;
const noLine = 'Tidak ada koneksi internet. Sambungkan dulu, lalu coba lagi.';
const updating = 'Portal sedang diperbarui. Tunggu beberapa menit, lalu muat ulang halaman ini.';

export class MissingCode extends Error {}

export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new MissingCode('Code could not be fetched', { cause });
  }
}

/** The sentence for code that is missing; undefined until it is known, and where a reload may help. */
export function useExplanation(isMissing: boolean): string | undefined {
  const [explanation, setExplanation] = useState<string>();
  useEffect(() => {
    if (isMissing) void explainMissing().then(setExplanation);
  }, [isMissing]);
  return explanation;
}

async function explainMissing(): Promise<string | undefined> {
  if (!(await hasLine())) return noLine;
  if (hasReloaded()) return updating;
  window.location.reload();
  return undefined;
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
