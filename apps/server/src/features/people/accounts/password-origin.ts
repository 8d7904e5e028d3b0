// A generated password is shown once, on a screen. Unused, it stops working after seven days; used,
// it stays valid until its owner chooses another, which a banner in the portal asks for.
import { GENERATED_PASSWORD_DAYS } from '@timesync/contract';
import type { User } from './users.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

export function generatedPassword(passwordHash: string, now: Date) {
  const passwordExpiresAt = new Date(now.getTime() + GENERATED_PASSWORD_DAYS * DAY_MS);
  return { passwordHash, hasGeneratedPassword: true, passwordExpiresAt };
}

/** The columns of a password that its owner, or an admin for him, has thought of. */
export function chosenPassword(passwordHash: string) {
  return { passwordHash, hasGeneratedPassword: false, passwordExpiresAt: null };
}

export function isExpired({ passwordExpiresAt }: User, now: Date): boolean {
  return passwordExpiresAt !== null && passwordExpiresAt <= now;
}
