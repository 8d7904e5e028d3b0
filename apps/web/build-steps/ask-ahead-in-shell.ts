// The shell's first script, before the browser has begun with the others (`app/early/ask-ahead.ts`).
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineScript } from './inline-script.ts';
import { SHELL_FILE } from './shell-file.ts';

const HEAD = /<head><meta[^>]+>/;

export async function askAheadInShell(directory: string) {
  const file = join(directory, SHELL_FILE);
  const script = await inlineScript('../app/early/ask-ahead.ts');
  await writeFile(file, withFirstScript(await readFile(file, 'utf8'), script));
}

export function withFirstScript(html: string, script: string): string {
  // React Router's own markup: if an update changes it, the build must say so.
  if (!HEAD.test(html)) throw new Error('The shell has no head as expected');
  return html.replace(
    HEAD,
    (head) => `${head}<script>${script}\ninlined.askAhead(location.pathname);</script>`,
  );
}
