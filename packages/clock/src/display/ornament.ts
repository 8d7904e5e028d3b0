// The motif of each theme as inline SVG: a picture file would have to be fetched when the
// theme changes, and the clock must do that without a network.
import type { Theme } from '../settings/themes.ts';
import { type Html, html } from './html.ts';

// Steps that share no divisor with 16, or the path would close too early.
const ROSETTE = [
  starPath(16, 7, 300),
  starPath(16, 5, 300),
  starPath(16, 3, 190),
  starPath(8, 3, 96),
];

function rosette(x: number, opacity: number): Html {
  return html`<g transform="translate(${x} 330)" stroke-width="1.6" opacity="${opacity}">${ROSETTE.map((path) => html`<path d="${path}"/>`)}<circle r="304"/><circle r="312"/></g>`;
}

function girih(): Html {
  return html`<pattern id="clock-girih" width="96" height="96" patternUnits="userSpaceOnUse"><path d="M20 20h56v56H20zM48 8.4 87.6 48 48 87.6 8.4 48zM0 0l20 20M96 0 76 20M0 96l20-20M96 96 76 76M48 0v8.4M48 96v-8.4M0 48h8.4M96 48h-8.4"/></pattern><rect width="1280" height="720" fill="url(#clock-girih)" stroke="none" opacity="0.09"/>${rosette(640, 0.26)}`;
}

const stars = [
  [90, 60],
  [210, 150],
  [600, 30],
  [420, 210],
  [560, 92],
  [700, 40],
  [820, 168],
  [940, 70],
  [1090, 190],
  [1210, 60],
  [150, 300],
  [500, 330],
  [1140, 340],
  [60, 430],
  [880, 300],
  [1240, 430],
  [270, 400],
  [1010, 420],
] as const;

/** A dome, two minarets and a small dome; the other half is its mirror image. */
const HALF_SKYLINE =
  'M0 720V574h86V470l8-30 8 30v104h64c-8-34 22-52 54-80 32 28 62 46 54 80h96V430l4-8V404l10-40 10 40v18l4 8v144h92c-26-74 56-116 150-206V720Z';

function star([x, y]: readonly [number, number], index: number): Html {
  return html`<circle cx="${x}" cy="${y}" r="${1.4 + (index % 3) * 0.7}" opacity="${0.35 + (index % 4) * 0.15}"/>`;
}

function nightSky(): Html {
  return html`<g stroke="none" fill="var(--clock-line)">${stars.map(star)}<path d="M1136 196a58 58 0 1 0 56 74 46 46 0 1 1-56-74Z" opacity="0.9"/><g fill="#05081d" opacity="0.62" transform="translate(0 78)"><path d="${HALF_SKYLINE}"/><path d="${HALF_SKYLINE}" transform="matrix(-1 0 0 1 1280 0)"/></g></g>`;
}

function marble(): Html {
  return html`<g class="clock-wide-only">${rosette(-10, 0.42)}${rosette(1290, 0.42)}<rect x="14" y="14" width="1252" height="692" rx="14" stroke-width="2" opacity="0.5"/><rect x="22" y="22" width="1236" height="676" rx="9" opacity="0.35"/></g><g class="clock-upright-only">${rosette(640, 0.3)}</g>`;
}

const ornaments: Record<Theme, () => Html> = { zamrud: girih, malam: nightSky, marmer: marble };

/** The content of the theme's picture. */
export function ornament(theme: Theme): Html {
  return ornaments[theme]();
}

/** A star polygon as an SVG path: `points` on a circle, joined by skipping `step` each time. */
function starPath(points: number, step: number, radius: number): string {
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = (index * step * 2 * Math.PI) / points - Math.PI / 2;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
