// WebAuthn's library includes a parser for certificates, so it is loaded only when it is used.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { brand } from '@timesync/contract';
import type { PasskeyRow } from './second-factor.repository.ts';

type Transport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

/** COSE numbers of EdDSA, ES256 and RS256: the library's default tries what Node calls experimental. */
const ALGORITHMS = [-8, -7, -257];

/** A passkey belongs to the host name in the address bar. */
const hostOf = (publicUrl: string) => new URL(publicUrl).hostname;
const originOf = (publicUrl: string) => new URL(publicUrl).origin;

const describe = ({ id, transports }: PasskeyRow) => ({
  id,
  transports: transports as Transport[],
});

interface NewPasskeyOwner {
  userId: number;
  email: string;
  name: string;
  known: PasskeyRow[];
}

export async function optionsForNewPasskey(
  publicUrl: string,
  { userId, email, name, known }: NewPasskeyOwner,
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: hostOf(publicUrl),
    userID: new TextEncoder().encode(`user ${userId}`),
    userName: email,
    userDisplayName: name,
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** Undefined when the answer does not match the challenge. */
export async function readNewPasskey(publicUrl: string, challenge: string, answer: string) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: JSON.parse(answer) as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf(publicUrl),
      expectedRPID: hostOf(publicUrl),
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: false,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}

export async function authenticationOptions(publicUrl: string, known: PasskeyRow[]) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: hostOf(publicUrl),
    allowCredentials: known.map(describe),
    userVerification: 'preferred',
  });
}

/** The key that answered, with its new counter; undefined when none did. */
export async function verifyPasskey(
  publicUrl: string,
  challenge: string,
  known: PasskeyRow[],
  answer: string,
): Promise<{ id: string; counter: number } | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const response = JSON.parse(answer) as AuthenticationResponseJSON;
    const passkey = known.find(({ id }) => id === response.id);
    if (!passkey) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: originOf(publicUrl),
      expectedRPID: hostOf(publicUrl),
      credential: {
        ...describe(passkey),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: false,
    });
    return verified ? { id: passkey.id, counter: authenticationInfo.newCounter } : undefined;
  } catch {
    return undefined;
  }
}
