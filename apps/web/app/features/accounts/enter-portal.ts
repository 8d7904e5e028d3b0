import type { SessionUser } from '@timesync/contract';
import { session } from '~/lib/session/session-store';
import { typedEmail } from '~/lib/session/typed-email';

/** The server has signed this browser in; the screens follow. */
export function enterPortal(user: SessionUser): void {
  typedEmail.forget();
  session.signIn(user);
}
