import { encodeQR } from 'qr';
import { useMemo } from 'react';
import { classNames } from '~/lib/class-names';

/** Modules of white around the code; readers need them to find it. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  text: string;
  /** What scanning it is good for. */
  label: string;
  className?: string;
}

/** Black on white in both colour schemes: many phones do not read an inverted code. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => drawModules(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('block aspect-square', className)}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

function drawModules(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'low', border: QUIET_ZONE });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length, path };
}
