import type { Theme } from '@timesync/clock';

export interface Palette {
  ground: [top: string, bottom: string];
  ink: string;
  soft: string;
  accent: string;
  onAccent: string;
  card: string;
}

/** The colours of `packages/clock/styles/clock-themes.css` again. */
export const palettes: Record<Theme, Palette> = {
  zamrud: {
    ground: ['#14634b', '#05241a'],
    ink: '#fbf6e6',
    soft: '#c3dacd',
    accent: '#efc76c',
    onAccent: '#06281d',
    card: '#0a3526',
  },
  malam: {
    ground: ['#101b47', '#3a3468'],
    ink: '#f7f4ff',
    soft: '#c9cdf0',
    accent: '#ffd98a',
    onAccent: '#141436',
    card: '#161d48',
  },
  marmer: {
    ground: ['#fffdf7', '#eadfc6'],
    ink: '#0c3d2e',
    soft: '#4d5d53',
    accent: '#0f4c3a',
    onAccent: '#fff6dc',
    card: '#fffefa',
  },
};

export function drawGround({ ground: [top, bottom] }: Palette): string {
  return `<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
<rect width="100%" height="100%" fill="url(#ground)"/>`;
}
