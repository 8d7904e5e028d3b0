// The releaser's key: it is given by the environment and never in the sources.
import { createPrivateKey, createPublicKey } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The private key in the file that RELEASE_SIGNING_KEY names; undefined without the variable. */
export function readSigningKey({ RELEASE_SIGNING_KEY: file } = process.env) {
  if (!file) return undefined;
  let key;
  try {
    key = createPrivateKey(readFileSync(file));
  } catch (error) {
    throw new Error(`RELEASE_SIGNING_KEY: ${file} is no readable private key (${error.message}).`);
  }
  if (key.asymmetricKeyType === 'ed25519') return key;
  throw new Error(`RELEASE_SIGNING_KEY: ${file} is no Ed25519 key: openssl genpkey makes one.`);
}

/** What the package carries, so that the next one can be verified. */
export function publicHalf(key) {
  return createPublicKey(key).export({ type: 'spki', format: 'pem' });
}
