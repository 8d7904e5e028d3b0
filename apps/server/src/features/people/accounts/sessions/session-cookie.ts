import type { SessionUser } from '@timesync/contract';
import type { FastifyReply } from 'fastify';
import type { Config } from '../../../../platform/config.ts';
import { hostCookie } from '../../../../platform/http/cookies.ts';
import type { User } from '../users.repository.ts';
import { cookieLifetimeSeconds } from './session-lifetime.ts';
import { toSessionUser } from './session-user.ts';

export function sessionCookie(config: Pick<Config, 'publicUrl'>) {
  const cookie = hostCookie('sid', config.publicUrl);
  return {
    ...cookie,
    /** Signs the browser in; returns what it may know about its user. */
    open(reply: FastifyReply, { user, token }: { user: User; token: string }): SessionUser {
      cookie.write(reply, token, cookieLifetimeSeconds(user.role));
      return toSessionUser(user);
    },
  };
}
