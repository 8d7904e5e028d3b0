import { type Html, html } from './html.ts';

/** The modules of a QR code as a picture. */
export function qrMarkup(rows: boolean[][], label: string, style?: string): Html {
  const size = rows.length;
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"${style && html` class="${style}"`}><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
