// How a device without internet is unlocked, drawn. Screens are deep green in both colour schemes, as
// everywhere in the portal; lines take the colour of the text around them.
import type { ReactNode } from 'react';
import { ClockFace } from './clock-face';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 150"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="block w-full text-line-strong"
    >
      {children}
    </svg>
  );
}

function Tv({ children }: { children: ReactNode }) {
  return (
    <>
      <rect x="34" y="16" width="172" height="102" rx="7" className="fill-deep" />
      {children}
      <path d="M120 118v14M88 133h64" />
    </>
  );
}

export function ScreenShowsCode() {
  return (
    <Drawing>
      <Tv>
        <QrPattern x={52} y={36} size={62} />
        <g className="stroke-deep-muted" strokeWidth="4">
          <path d="M130 44h58M130 58h44M130 72h52M130 86h36" />
        </g>
      </Tv>
      <g transform="translate(208 2)" strokeWidth="2.2" className="stroke-danger">
        <circle cx="12" cy="12" r="11" className="fill-surface" />
        <path d="M6 10.5a9 9 0 0 1 12 0M8.6 13.6a5 5 0 0 1 6.8 0M12 16.6h.01M5 5l14 14" />
      </g>
    </Drawing>
  );
}

export function PhoneScansCode() {
  return (
    <Drawing>
      <path d="M20 118V30a7 7 0 0 1 7-7h92v95z" className="fill-deep" />
      <QrPattern x={38} y={42} size={56} />
      <path d="M126 62 98 74M126 100 98 92" strokeDasharray="2 7" className="stroke-gold" />
      <rect x="126" y="12" width="78" height="132" rx="11" className="fill-surface" />
      <rect x="133" y="26" width="64" height="104" rx="4" className="fill-deep" />
      <QrPattern x={146} y={58} size={38} />
      <path
        d="M140 62v-10h10M180 52h10v10M190 92v10h-10M150 102h-10v-10"
        className="stroke-deep-gold"
      />
      <path d="M158 19h14" />
      <path d="M212 30a14 14 0 0 1 14-14M212 40a24 24 0 0 0 24-24" className="stroke-brand-text" />
    </Drawing>
  );
}

const digitGroups = ['4821', '0937', '5516', '2048', '7763'];

export function PhoneShowsDigits() {
  return (
    <Drawing>
      <rect x="70" y="4" width="100" height="142" rx="12" className="fill-surface" />
      <rect
        x="78"
        y="18"
        width="84"
        height="112"
        rx="5"
        className="fill-brand-soft"
        stroke="none"
      />
      <path d="M112 11h16" />
      <g stroke="none" className="fill-ink" fontSize="17" fontWeight="800" letterSpacing="3">
        {digitGroups.map((group, index) => (
          <text key={group} x="102" y={40 + index * 20.5}>
            {group}
          </text>
        ))}
      </g>
      <g stroke="none" className="fill-brand-text" fontSize="11" fontWeight="700">
        {digitGroups.map((group, index) => (
          <text key={group} x="86" y={38 + index * 20.5}>
            {index + 1}
          </text>
        ))}
      </g>
    </Drawing>
  );
}

const remoteKeys = Array.from({ length: 12 }, (_, key) => ({
  id: key,
  x: 197 + (key % 3) * 9.5,
  y: 86 + Math.floor(key / 3) * 10,
}));

export function ScreenIsPermanent() {
  return (
    <Drawing>
      <g transform="translate(-26 0)">
        <Tv>
          <ClockFace x={42} y={24} width={156} />
        </Tv>
        <g transform="translate(180 6)">
          <circle cx="16" cy="16" r="16" className="fill-success-soft stroke-success-text" />
          <path d="m9 16.5 5 5 9-10" className="stroke-success-text" strokeWidth="3" />
        </g>
      </g>
      <rect x="188" y="54" width="36" height="90" rx="10" className="fill-surface" />
      <circle cx="206" cy="69" r="7" className="stroke-gold" />
      {remoteKeys.map(({ id, x, y }) => (
        <circle key={id} cx={x} cy={y} r="2.6" stroke="none" className="fill-line-strong" />
      ))}
    </Drawing>
  );
}

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

function QrPattern({ x, y, size }: { x: number; y: number; size: number }) {
  const scale = size / (modules.length + 2);
  return (
    <g transform={`translate(${x} ${y})`} stroke="none">
      <rect width={size} height={size} rx="3" className="fill-deep-ink" />
      <path d={path} transform={`scale(${scale}) translate(1 1)`} className="fill-deep" />
    </g>
  );
}
