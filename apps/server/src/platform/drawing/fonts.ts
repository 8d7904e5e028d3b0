// The server draws text with fonts from our own files, because a bare machine has none. They are
// opened at the first use: most processes never draw, and fontkit alone takes 5 MB.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Font } from 'fontkit';
import { packageFile } from '../files/server-files.ts';
import { lazyAsync } from '../lazy-async.ts';
import { unpackWoff } from './unpack-woff.ts';

const fontFiles = {
  regular: ['@fontsource/plus-jakarta-sans', 'plus-jakarta-sans-latin-500-normal.woff'],
  bold: ['@fontsource/plus-jakarta-sans', 'plus-jakarta-sans-latin-800-normal.woff'],
  arabic: ['@fontsource/noto-sans-arabic', 'noto-sans-arabic-arabic-700-normal.woff'],
} as const;
export type FontName = keyof typeof fontFiles;

interface OpenedFont {
  bytes: Buffer;
  font: Font;
}

const opened = new Map<FontName, OpenedFont>();

/** Await it before drawing. */
export const loadFonts = lazyAsync(async () => {
  const { create } = await import('fontkit');
  for (const name of Object.keys(fontFiles) as FontName[]) {
    const [folder, file] = fontFiles[name];
    const packed = readFileSync(join(dirname(packageFile(`${folder}/LICENSE`)), 'files', file));
    const bytes = unpackWoff(packed);
    opened.set(name, { bytes, font: create(bytes) as Font });
  }
});

export function openFont(name: FontName): OpenedFont {
  const font = opened.get(name);
  if (!font) throw new Error('loadFonts comes first');
  return font;
}
