import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { targets } from '../targets.mjs';
import { benchmarks } from './benchmarks.mjs';
import { figureTable } from './figure-table.mjs';

const CATALOGUE = 'catalogue, of bare node:http';

it('shows target, floor, now and last, and what is missed', () => {
  const now = new Map([
    [CATALOGUE, 0.3],
    ['activation p99, times bare', 2.716],
    ['own orders, of bare Fastify', undefined],
  ]);
  const lines = figureTable(now, { [CATALOGUE]: 0.694 }).split('\n');
  const cells = lines.map((line) => line.split(/ {2,}/));
  expect(cells).toEqual([
    ['figure', 'target', 'floor', 'now', 'last'],
    [CATALOGUE, '≥ 0.75', '0.35', '0.3', '0.69', 'FLOOR MISSED'],
    ['activation p99, times bare', '≤ 2.5', '4', '2.72', 'target missed'],
    ['own orders, of bare Fastify', '≥ 0.6', '0.35', 'busy'],
  ]);
});

it('runs every benchmark, and each reports figures that have a target', () => {
  const folder = join(import.meta.dirname, '..');
  const programs = readdirSync(folder, { recursive: true }).filter(
    (file) => file.endsWith('.mjs') && !file.endsWith('.test.mjs'),
  );
  const measuring = programs.flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const figures = [...text.matchAll(/report\('([^']+)'/g)].map(([, figure]) => figure);
    return figures.length > 0 ? [{ file, figures }] : [];
  });
  const known = Object.keys(targets);
  expect(measuring.flatMap(({ figures }) => figures).filter((f) => !known.includes(f))).toEqual([]);
  const files = benchmarks.map(({ folder, name }) => `${folder}/${name}.mjs`);
  expect(measuring.map(({ file }) => file).filter((file) => !files.includes(file))).toEqual([]);
  expect(files.filter((file) => !programs.includes(file))).toEqual([]);
});
