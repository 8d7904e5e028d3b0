// The text of META-INF/MANIFEST.MF and *.SF: a main section, then one for each name, with empty lines
// between them.
import { ApkError } from './apk-error.ts';

export type JarSection = ReadonlyMap<string, string>;

export interface JarSections {
  main: JarSection;
  byName: ReadonlyMap<string, JarSection>;
}

/** Android takes the strongest that is there. */
const DIGESTS = [
  ['SHA-512-Digest', 'sha512'],
  ['SHA-384-Digest', 'sha384'],
  ['SHA-256-Digest', 'sha256'],
  ['SHA1-Digest', 'sha1'],
] as const;

export function readJarSections(bytes: Buffer): JarSections {
  // A long line goes on after a line break and a space, which may cut a character in two.
  const whole = bytes.toString('latin1').replaceAll(/\r\n?/g, '\n').replaceAll('\n ', '');
  const texts = Buffer.from(whole, 'latin1')
    .toString('utf8')
    .split(/\n{2,}/);
  const [main = new Map(), ...named] = texts.filter(Boolean).map(readSection);
  const byName = new Map(named.map((section) => [section.get('Name') ?? '', section]));
  if (byName.size !== named.length) throw new ApkError('signature', 'a section is there twice');
  return { main, byName };
}

function readSection(text: string): JarSection {
  return new Map(
    text.split('\n').map((line) => {
      const colon = line.indexOf(': ');
      return [line.slice(0, colon), line.slice(colon + 2)] as const;
    }),
  );
}

export function digestIn(section: JarSection, ending = ''): { hash: string; digest: Buffer } {
  for (const [name, hash] of DIGESTS) {
    const value = section.get(name + ending);
    if (value) return { hash, digest: Buffer.from(value, 'base64') };
  }
  throw new ApkError('signature', 'scheme 1 lacks a digest');
}
