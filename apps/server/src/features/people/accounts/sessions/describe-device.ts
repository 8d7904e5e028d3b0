// In its user agent nearly every browser claims to be several others: the first match counts.
const browsers: Array<[RegExp, string]> = [
  [/; wv\)/, 'Aplikasi'],
  [/\bEdgA?(iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bMiuiBrowser\//, 'Mi Browser'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: Array<[RegExp, string]> = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMac(intosh| OS)\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** "Chrome di Android": a name by which a person recognises the device. */
export function describeDevice(userAgent: string): string {
  const browser = wordFor(userAgent, browsers);
  const system = wordFor(userAgent, systems);
  if (browser && system) return `${browser} di ${system}`;
  return browser ?? system ?? 'Perangkat tidak dikenal';
}

function wordFor(userAgent: string, words: Array<[RegExp, string]>): string | undefined {
  return words.find(([pattern]) => pattern.test(userAgent))?.[1];
}
