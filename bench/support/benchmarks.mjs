// The benchmarks of `npm run bench`, quick ones first. Those with arguments are shorter than for a
// release: all together must stay within twenty minutes.
export const benchmarks = [
  { name: 'license-keys' },
  { name: 'catalogue' },
  { name: 'revocations' },
  { name: 'orders' },
  { name: 'activation' },
  { name: 'checkout' },
  { name: 'photo' },
  { name: 'large-files' },
  { name: 'csv' },
  { name: 'notices', args: ['PGlite'] },
  { name: 'first-load' },
  { name: 'start', args: ['1', '--starts-only'] },
  { name: 'statement' },
  { name: 'lighthouse', args: ['1'] },
  { name: 'growth', args: ['300'] },
  { name: 'meanwhile', args: ['20000'] },
  { name: 'two-processes', args: ['8'] },
  { name: 'memory', args: ['1'] },
  { name: 'back-office', args: ['50000'] },
  { name: 'backup', args: ['30000'] },
];
