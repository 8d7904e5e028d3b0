import encodeQR from 'qr';

/** Modules of white around the code; readers need them to find it. */
const QUIET_ZONE = 4;

/** Dark modules as one path, in units of a module, for PDF and SVG alike. */
export function qrPath(text: string): { path: string; modules: number } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, modules: rows.length };
}
