// Requests per second over clients as a small SVG: a line for each number of rows, dashed for its limit.
// Both axes are logarithmic. Readable on light and dark pages.
const WIDTH = 320;
const HEIGHT = 220;
const FRAME = { left: 60, right: 12, top: 34, bottom: 34 };
/** By rows, the most last; distinguished by thickness instead of colour. */
const STROKES = [
  { light: '#7fb3d5', dark: '#5b8db0', width: 1.2 },
  { light: '#2980b9', dark: '#6fb7e8', width: 1.8 },
  { light: '#154360', dark: '#d6ecfa', width: 2.6 },
];

/** `sizes`: `{ label, ours, limit }` from few rows to many, with a rate for each of `clients`. */
export function growthPlot({ title, clients, sizes }) {
  const rates = sizes.flatMap(({ ours, limit }) => [...ours, ...limit]);
  const decades = [
    Math.floor(Math.log10(Math.min(...rates))),
    Math.ceil(Math.log10(Math.max(...rates))),
  ];
  const x = scale(Math.log(clients[0]), Math.log(clients.at(-1)), FRAME.left, WIDTH - FRAME.right);
  const y = scale(decades[0], decades[1], HEIGHT - FRAME.bottom, FRAME.top);
  const at = (values) => values.map((rate, n) => [x(Math.log(clients[n])), y(Math.log10(rate))]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${title}: requests per second by clients and rows">
${style(sizes.length)}
<text x="8" y="15" class="title">${title}</text>
${legend(sizes)}
${yLines(decades, y)}
${clients.map((count) => text(x(Math.log(count)), HEIGHT - FRAME.bottom + 14, 'middle', count)).join('\n')}
${text((WIDTH + FRAME.left) / 2, HEIGHT - 6, 'middle', 'clients at once')}
${sizes.map(({ ours, limit }, n) => `${line(at(limit), `s${n} limit`)}\n${line(at(ours), `s${n}`)}`).join('\n')}
</svg>
`;
}

const scale = (from, to, start, end) => (value) =>
  round(start + ((value - from) / (to - from || 1)) * (end - start));
const round = (value) => Math.round(value * 10) / 10;
const text = (x, y, anchor, words) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${words}</text>`;
const line = (points, className) =>
  `<polyline class="${className}" points="${points.map((point) => point.join(',')).join(' ')}"/>`;

function style(count) {
  const strokes = (mode) =>
    STROKES.slice(0, count)
      .map((stroke, n) => `.s${n}{stroke:${stroke[mode]};stroke-width:${stroke.width}}`)
      .join('');
  return `<style>text{font:11px sans-serif;fill:#555}.title{font-weight:bold;fill:#222}polyline,line{fill:none}.grid{stroke:#8884}.limit{stroke-dasharray:4 3;opacity:.75}${strokes('light')}@media(prefers-color-scheme:dark){text{fill:#aaa}.title{fill:#eee}${strokes('dark')}}</style>`;
}

function legend(sizes) {
  return sizes
    .map(({ label }, n) => {
      const x = WIDTH - FRAME.right - (sizes.length - n) * 62;
      return `<line class="s${n}" x1="${x}" y1="11" x2="${x + 14}" y2="11"/>${text(x + 18, 15, 'start', label)}`;
    })
    .join('\n');
}

function yLines([lowest, highest], y) {
  return Array.from({ length: highest - lowest + 1 }, (_, n) => {
    const height = y(lowest + n);
    const label = `${(10 ** (lowest + n)).toLocaleString('en')}/s`;
    return `<line class="grid" x1="${FRAME.left}" y1="${height}" x2="${WIDTH - FRAME.right}" y2="${height}"/>${text(FRAME.left - 5, height + 4, 'end', label)}`;
  }).join('\n');
}
