import { expect, it } from 'vitest';
import { findRegions } from './find-regions.ts';

it('finds a kelurahan by how its name begins, with everything around it', async () => {
  expect(await findRegions('kelurahan', 'Cihapit')).toEqual([
    {
      kelurahan: 'Cihapit',
      kecamatan: 'Bandung Wetan',
      city: 'Kota Bandung',
      province: 'Jawa Barat',
    },
  ]);
});

it('further words say where', async () => {
  const anywhere = await findRegions('kelurahan', 'sukamaju');
  expect(anywhere).toHaveLength(8);
  const inDepok = await findRegions('kelurahan', 'sukamaju depok');
  expect(new Set(inDepok.map(({ city }) => city))).toEqual(new Set(['Kota Depok']));
});

it.each([
  ['kecamatan', 'kebayoran', 'Kebayoran Baru'],
  ['city', 'bandung', 'Kota Bandung'],
  ['province', 'jakarta', 'Daerah Khusus Ibukota Jakarta'],
] as const)('%s: %s finds %s', async (level, typed, name) => {
  expect((await findRegions(level, typed)).map((region) => region[level])).toContain(name);
});

it('reads names with commas and quotation marks', async () => {
  expect((await findRegions('kecamatan', 'ra"as'))[0]?.kecamatan).toBe('Ra"as');
  const [found] = await findRegions('kelurahan', 'lambang sari');
  expect(found?.kelurahan).toBe('Lambang Sari I, II, III');
});

it('finds nothing for text that is no place', async () => {
  expect(await findRegions('kelurahan', 'zzzz')).toEqual([]);
  expect(await findRegions('province', '( .*')).toEqual([]);
});
