import { useMemo } from 'react';
import { classNames } from './class-names';
import { type QrCorrection, qrModules } from './qr-modules';

interface QrCodeProps {
  text: string;
  /** What scanning it is good for. */
  label: string;
  correction: QrCorrection;
  className?: string;
}

/** Black on white in both colour schemes: many phones do not read an inverted code. */
export function QrCode({ text, label, correction, className }: QrCodeProps) {
  const { size, path } = useMemo(() => drawModules(text, correction), [text, correction]);
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

function drawModules(text: string, correction: QrCorrection): { size: number; path: string } {
  const rows = qrModules(text, correction);
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length, path };
}
