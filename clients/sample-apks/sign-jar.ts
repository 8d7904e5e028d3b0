// Test support: the three files of a signature of scheme 1 (JAR), as jarsigner writes them.
import { createHash, type KeyObject, sign } from 'node:crypto';
import { der, ecdsaWithSha256, issuerAndSerial, sequence } from './build-certificate.ts';

interface JarSigner {
  key: KeyObject;
  certificate: Buffer;
}

interface JarFile {
  name: string;
  content: Buffer;
}

interface JarOptions {
  /** Tells newer Androids which other signatures the file has. */
  namedSchemes: number[];
  /** In the manifest, and left out of the .SF file. */
  unsignedName?: string | undefined;
}

export function signJar(
  files: JarFile[],
  signer: JarSigner,
  { namedSchemes, unsignedName }: JarOptions,
): JarFile[] {
  const sections = files.map(({ name, content }) => ({ name, text: section(name, content) }));
  const manifest = textOf('Manifest-Version: 1.0\r\n', ...sections.map(({ text }) => text));
  const named = namedSchemes.join(', ');
  const signatureFile = textOf(
    `Signature-Version: 1.0\r\nSHA-256-Digest-Manifest: ${digestOf(manifest)}\r\nX-Android-APK-Signed: ${named}\r\n`,
    ...sections
      .filter(({ name }) => name !== unsignedName)
      .map(({ name, text }) => section(name, textOf(text))),
  );
  return [
    { name: 'META-INF/MANIFEST.MF', content: manifest },
    { name: 'META-INF/CERT.SF', content: signatureFile },
    { name: 'META-INF/CERT.EC', content: signedData(signatureFile, signer) },
  ];
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64');
const section = (name: string, content: Buffer) =>
  `Name: ${name}\r\nSHA-256-Digest: ${digestOf(content)}\r\n`;
const textOf = (...sections: string[]) =>
  Buffer.from(sections.map((text) => `${text}\r\n`).join(''));

/** PKCS #7 without the content that it signs. */
function signedData(content: Buffer, { key, certificate }: JarSigner): Buffer {
  const sha256 = sequence(Buffer.from('0609608648016503040201', 'hex'), der(0x05));
  const one = der(0x02, Buffer.from([1]));
  const signature = der(0x04, sign('sha256', content, key));
  const signerInfo = sequence(one, issuerAndSerial, sha256, ecdsaWithSha256, signature);
  const body = sequence(
    one,
    der(0x31, sha256),
    sequence(Buffer.from('06092a864886f70d010701', 'hex')),
    der(0xa0, certificate),
    der(0x31, signerInfo),
  );
  return sequence(Buffer.from('06092a864886f70d010702', 'hex'), der(0xa0, body));
}
