import { expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';

const ascending = [
  'kacau',
  '0.1.0',
  '0.1.0-9-gabc1234',
  '0.1.0-869-gabc1234',
  '0.2.0',
  '0.10.0',
  '1.0.0',
  '10.0.0-1-g0123456',
];

it('orders versions by their numbers, and commits after a tag above it', () => {
  for (const [index, version] of ascending.entries()) {
    expect(compareVersions(version, version)).toBe(0);
    for (const later of ascending.slice(index + 1)) {
      expect(compareVersions(later, version), `${later} ${version}`).toBeGreaterThan(0);
      expect(compareVersions(version, later), `${version} ${later}`).toBeLessThan(0);
    }
  }
});
