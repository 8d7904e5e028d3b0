// Looks like a QR code and is none: nothing on the page may be scanned by mistake.
const modules = [
  '11101010111',
  '10100110101',
  '11101000111',
  '00010110000',
  '10110101101',
  '01001011010',
  '10110010111',
  '00001101001',
  '11101011010',
  '10100100111',
  '11101101001',
];

const path = modules
  .flatMap((row, y) => [...row].map((bit, x) => (bit === '1' ? `M${x} ${y}h1v1h-1z` : '')))
  .join('');

export function QrPattern({ x, y, size }: { x: number; y: number; size: number }) {
  const scale = size / (modules.length + 2);
  return (
    <g transform={`translate(${x} ${y})`} stroke="none">
      <rect width={size} height={size} rx="3" className="fill-deep-ink" />
      <path d={path} transform={`scale(${scale}) translate(1 1)`} className="fill-deep" />
    </g>
  );
}
