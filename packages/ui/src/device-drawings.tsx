import type { ReactNode } from 'react';
import { ClockFace } from './clock-face';

/** The devices are drawn on the lower edge of their green panel, all at the same scale. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 200 104"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="mx-auto block w-full max-w-64"
    >
      {children}
    </svg>
  );
}

export function PhoneDrawing() {
  return (
    <Drawing>
      <rect x="24" y="34" width="92" height="56" rx="7" className="fill-deep" />
      <ClockFace x={30} y={40} width={80} />
      <rect x="136" y="20" width="42" height="70" rx="7" className="fill-deep" />
      <path d="M152 26h10" />
      <ClockFace x={140} y={45} width={34} />
      <path d="M8 103h184" />
      <path d="M58 90 52 103M82 90l6 13M157 90v13" />
    </Drawing>
  );
}

export function TvBoxDrawing() {
  return (
    <Drawing>
      <rect x="52" y="6" width="124" height="74" rx="5" className="fill-deep" />
      <ClockFace x={58} y={12} width={112} />
      <path d="M114 80v12M92 92h44" />
      <rect x="14" y="78" width="40" height="16" rx="4" className="fill-deep-raised" />
      <path d="M22 86h3" strokeWidth="3" />
      <path d="M54 86h14c8 0 8-8 8-8" strokeDasharray="1 5" />
      <path d="M8 103h184M34 94v9M114 92v11" />
    </Drawing>
  );
}

export function SmartTvDrawing() {
  return (
    <Drawing>
      <rect x="30" y="4" width="140" height="82" rx="5" className="fill-deep" />
      <ClockFace x={36} y={9.5} width={128} />
      <path d="M56 86 48 103M144 86l8 17M8 103h184" />
    </Drawing>
  );
}

export function NewBoxDrawing() {
  return (
    <Drawing>
      <path d="M46 46 100 26l54 20v46l-54 12-54-12z" className="fill-deep-raised" />
      <path d="m46 46 54 14 54-14M100 60v44" />
      <path d="M73 36 127 53v14" opacity="0.5" />
      <g transform="translate(60 68)" strokeWidth="1.6">
        <path d="m2 4 18 4.7v18L2 22z" />
        <path d="M11 2.5 23 17.5 11 28-1 13z" opacity="0.75" />
      </g>
      <path d="M8 103h184" opacity="0" />
      <path d="M100 16V6M74 22l-7-8M126 22l7-8" className="stroke-deep-ink" />
    </Drawing>
  );
}
