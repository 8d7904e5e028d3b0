import type { Access, AdminRights, ApiScope, SessionUser } from '@timesync/contract';

/** The caller. His roles are read from the database on every request. */
export interface Actor extends AdminRights {
  userId: number;
  /** Of a program that calls with a key. */
  scopes?: readonly ApiScope[];
  /** Read together with the session, so that showing the signed-in user needs no further query. */
  profile: SessionUser;
  /** SHA-256 of the session's token: its primary key. */
  sessionKey: Buffer;
  /** The last sign-in or re-authentication in this session. */
  authenticatedAt: Date;
}

/** Routes that demand a session always have an actor; public ones never look. */
export type ActorFor<A extends Access> = A extends 'public' ? undefined : Actor;

/** Where a request comes from, as far as the network shows. */
export interface Client {
  address: string;
  userAgent: string;
}
