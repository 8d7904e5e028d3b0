import { targets } from '../targets.mjs';
import { judge } from './judge.mjs';

const BUSY = 'busy';

/** One line per figure that was asked for: target, floor, now, last. `now` lacks a value when the machine was busy. */
export function figureTable(now, last) {
  const lines = [...now].map(([name, value]) => {
    const { target, floor, isUpperBound } = targets[name];
    const sign = isUpperBound ? '≤' : '≥';
    return [
      name,
      `${sign} ${target}`,
      String(floor),
      value === undefined ? BUSY : shorten(value),
      last[name] === undefined ? '' : shorten(last[name]),
      value === undefined ? '' : judge(name, value).words.replace(' – ', ''),
    ];
  });
  return align([['figure', 'target', 'floor', 'now', 'last', ''], ...lines]);
}

function shorten(value) {
  return value >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100);
}

function align(lines) {
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  return lines
    .map((line) => line.map((cell, column) => pad(cell, widths[column], column)).join('  '))
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Names are aligned to the left and figures to the right. */
function pad(cell, width, column) {
  return column === 0 || column === 5 ? cell.padEnd(width) : cell.padStart(width);
}
