import { describe, expect, it } from 'vitest';
import { csvFile, csvLine } from './csv.ts';

describe('csvLine', () => {
  it.each([
    [['a', 'b'], 'a;b'],
    [['a;b', 'c'], '"a;b";c'],
    [['kata "kutip"'], '"kata ""kutip"""'],
    [['dua\nbaris'], '"dua\nbaris"'],
    [[149000, -5, null, undefined, true], '149000;-5;;;ya'],
    [['=1+1'], "'=1+1"],
    [['+62812'], "'+62812"],
    [['-1'], "'-1"],
    [['@x'], "'@x"],
    [['＝1+1'], "'＝1+1"],
    [['＋1'], "'＋1"],
    [['－1'], "'－1"],
    [['＠x'], "'＠x"],
    [['\t=1'], "'\t=1"],
    [['=a;b'], '"\'=a;b"'],
    [[' spasi '], '" spasi "'],
  ])('%j → %s', (cells, expected) => {
    expect(csvLine(cells)).toBe(`${expected}\r\n`);
  });

  it('starts no cell of random text like a formula', () => {
    const letters = '=+-@\t\r\0;"\n abc1';
    for (let count = 0; count < 5_000; count += 1) {
      const text = Array.from(
        { length: 6 },
        () => letters[Math.floor(Math.random() * letters.length)],
      ).join('');
      expect(csvLine([text]).replace(/^"/, '')).not.toMatch(/^[=+\-@\t\r\0]/);
    }
  });
});

it('writes the mark once, then the header, then all batches', async () => {
  async function* batches() {
    yield [1, 2];
    yield [3];
  }
  const pieces: string[] = [];
  for await (const piece of csvFile(['Nomor'], batches(), (row) => [row])) pieces.push(piece);
  expect(pieces.join('')).toBe('\ufeffNomor\r\n1\r\n2\r\n3\r\n');
});
