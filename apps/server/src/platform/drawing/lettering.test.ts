import { beforeAll, describe, expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';
import { fitLine } from './lettering.ts';

beforeAll(loadFonts);

const style = { weight: 'bold', size: 30, width: 300 } as const;
const shown = (text: string) => fitLine(text, style).stretches.map((stretch) => stretch.text);

describe('a line', () => {
  it('that fits is left alone', () => {
    const line = fitLine('Masjid Al-Huda', style);
    expect(line.size).toBe(30);
    expect(line.width).toBeGreaterThan(150);
  });

  it('that is a little too long is drawn smaller', () => {
    const line = fitLine('Masjid Agung Al-Huda', { ...style, width: 250 });
    expect(line.size).toBeLessThan(30);
    expect(line.width).toBeCloseTo(250, 0);
  });

  it('that is far too long is cut off and says so', () => {
    const line = fitLine('W'.repeat(300), style);
    expect(line.size).toBeCloseTo(20);
    expect(line.width).toBeLessThanOrEqual(300);
    expect(line.stretches[0]?.text).toMatch(/^W+…$/);
  });

  it('in Arabic stays one run, and the surrounding text keeps its reading order', () => {
    expect(shown('مسجد النور')).toEqual(['مسجد النور']);
    expect(shown('Masjid النور 2')).toEqual(['Masjid ', 'النور', ' 2']);
    expect(shown('النور Masjid')).toEqual([' Masjid', 'النور']);
  });

  it('leaves out characters that no font has, instead of drawing empty boxes', () => {
    expect(shown('Al-Huda 🕌')).toEqual(['Al-Huda ']);
    expect(shown('🕌')).toEqual([]);
  });
});
