// Draws a plot for each path, and writes what grows into the README between its two marks.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { replaceMarked } from '../support/marked-part.mjs';
import { growthPlot } from './growth-plot.mjs';

const plots = new URL('../plots/', import.meta.url);
const fileOf = (name) => `${name.replaceAll(' ', '-')}.svg`;

export function drawGrowth(paths, clients) {
  for (const { name, sizes } of paths) {
    const plot = growthPlot({ title: name, clients, sizes });
    writeFileSync(fileURLToPath(new URL(fileOf(name), plots)), plot);
  }
  const pictures = paths.map(({ name }) => `![${name}](plots/${fileOf(name)})`).join(' ');
  replaceMarked('growth', `${pictures}\n\n${growthTable(paths, clients)}`);
}

function growthTable(paths, clients) {
  const most = paths[0].sizes.at(-1).label;
  const head = ['path', `${clients[0]} client`, ...clients.slice(1).map((n) => `${n} clients`)];
  const lines = paths.map(({ name, sizes, rows, clients: byClients }) => {
    const { ours, limit } = sizes.at(-1);
    const rates = ours.map((rate, n) => `${toText(rate)} of ${toText(limit[n])}`);
    return [name, ...rates, rows.toFixed(2), byClients.toFixed(2)];
  });
  const table = [
    [...head, 'grows with rows', 'grows with clients'],
    head.map(() => '---').concat('---', '---'),
    ...lines,
  ];
  const caption = `Requests per second at ${most}, the portal of its limit; growth in times of the limit's.`;
  return `${caption}\n\n${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`;
}

const toText = (rate) => Math.round(rate).toLocaleString('en');
