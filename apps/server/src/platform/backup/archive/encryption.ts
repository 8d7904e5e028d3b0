// A backup is encrypted as a whole in the format of age (age-encryption.org), with a passphrase:
// `age --decrypt` opens it without the portal. Each piece of 64 KB is authenticated before it is
// passed on.
import { open } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from '../backup-error.ts';

/** Every version of the format begins like this. */
const FIRST_BYTES = 'age-encryption.org/';
/** 128 MB once, which leaves a backup within its 250 MB; age's own 18 would not. */
const SCRYPT_WORK_FACTOR = 17;

type Bytes = AsyncIterable<Uint8Array>;

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES.length));
    return buffer.toString('latin1', 0, bytesRead) === FIRST_BYTES;
  } finally {
    await file.close();
  }
}

export async function* encrypt(source: Bytes, passphrase: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase.normalize('NFC'));
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  yield* await encrypter.encrypt(ReadableStream.from(source));
}

export async function* decrypt(
  path: string,
  source: Bytes,
  passphrase: string,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase.normalize('NFC'));
  const plain = await decrypter.decrypt(ReadableStream.from(source)).catch((cause: Error) => {
    throw explainHeader(path, cause);
  });
  try {
    yield* plain;
  } catch (cause) {
    // Errors of the disk have a code; a piece that is not authentic has none.
    if ((cause as NodeJS.ErrnoException).code) throw cause;
    throw new BackupError(`${path} is damaged or cut off: it is not a whole backup.`, { cause });
  }
}

function explainHeader(path: string, cause: Error): Error {
  if ((cause as NodeJS.ErrnoException).code) return cause;
  if (cause.message.startsWith('no identity matched')) {
    return new BackupError(
      'The passphrase is not the one that this backup was made with, or the file is damaged at its start.',
      { cause },
    );
  }
  if (cause.message.startsWith(`invalid version ${FIRST_BYTES}`)) {
    return new BackupError(
      `${path} is encrypted in a newer format: install a newer version of the portal first.`,
      { cause },
    );
  }
  return new BackupError(`${path} is damaged at its start, or was not encrypted by this portal.`, {
    cause,
  });
}
