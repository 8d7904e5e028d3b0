// WebAuthn's library brings a parser for certificates with it, so it is loaded where it is used.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { brand } from '@timesync/contract';
import type { PasskeyRow } from './second-factor.repository.ts';

type Transport = NonNullable<RegistrationResponseJSON['response']['transports']>[number];

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
    excludeCredentials: known.map(describe),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** Nothing when the answer does not fit the challenge. */
export async function readNewPasskey(publicUrl: string, challenge: string, answer: object) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originOf(publicUrl),
      expectedRPID: hostOf(publicUrl),
      requireUserVerification: false,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}

export async function optionsForProof(publicUrl: string, known: PasskeyRow[]) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  return generateAuthenticationOptions({
    rpID: hostOf(publicUrl),
    allowCredentials: known.map(describe),
    userVerification: 'preferred',
  });
}

/** The key's new counter, or nothing. */
export async function readPasskeyProof(
  publicUrl: string,
  challenge: string,
  passkey: PasskeyRow,
  answer: object,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: answer as AuthenticationResponseJSON,
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
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
