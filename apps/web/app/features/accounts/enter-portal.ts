import type { SessionUser } from '@timesync/contract';
import { forgetPrivate } from '~/lib/offline/offline-copy';
import { session } from '~/lib/session/session-store';
import { typedEmail } from '~/lib/session/typed-email';

/** The server has signed this browser in; the screens follow. */
export function enterPortal(user: SessionUser): void {
  typedEmail.forget();
  // Somebody whose session ended by itself may have left something.
  void forgetPrivate();
  session.signIn(user);
}
