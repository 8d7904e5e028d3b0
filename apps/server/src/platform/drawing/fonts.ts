// The server draws text with fonts from our own files, because a bare machine has none. They are
// opened at the first use: most processes never draw, and fontkit alone takes 5 MB.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Font } from 'fontkit';
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

const require = createRequire(import.meta.url);
const opened = new Map<FontName, OpenedFont>();

export function openFont(name: FontName): OpenedFont {
  const known = opened.get(name);
  if (known) return known;
  const [folder, file] = fontFiles[name];
  const packed = readFileSync(join(dirname(require.resolve(`${folder}/LICENSE`)), 'files', file));
  const bytes = unpackWoff(packed);
  // Required, not imported: it is the copy that pdfkit takes.
  const { create } = require('fontkit') as typeof import('fontkit');
  const font = create(bytes) as Font;
  opened.set(name, { bytes, font });
  return { bytes, font };
}
