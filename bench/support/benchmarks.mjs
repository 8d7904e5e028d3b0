// The benchmarks of `npm run bench`, quick ones first. Those with arguments are shorter than for a
// release: all together must stay within twenty minutes.
export const benchmarks = [
  { folder: 'requests', name: 'license-keys' },
  { folder: 'requests', name: 'catalogue' },
  { folder: 'requests', name: 'revocations' },
  { folder: 'requests', name: 'orders' },
  { folder: 'requests', name: 'activation' },
  { folder: 'requests', name: 'checkout' },
  { folder: 'memory', name: 'photo' },
  { folder: 'memory', name: 'large-files' },
  { folder: 'memory', name: 'csv' },
  { folder: 'requests', name: 'notices', args: ['PGlite'] },
  { folder: 'pages', name: 'first-load' },
  { folder: 'start', name: 'start', args: ['1', '--starts-only'] },
  { folder: 'memory', name: 'statement' },
  { folder: 'pages', name: 'lighthouse', args: ['1'] },
  { folder: 'growth', name: 'growth', args: ['300'] },
  { folder: 'growth', name: 'meanwhile', args: ['20000'] },
  { folder: 'requests', name: 'two-processes', args: ['8'] },
  { folder: 'memory', name: 'memory', args: ['1'] },
  { folder: 'million', name: 'back-office', args: ['50000'] },
  { folder: 'million', name: 'backup', args: ['30000'] },
];
