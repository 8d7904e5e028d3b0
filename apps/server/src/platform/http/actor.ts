import type { Access, Role, SessionUser } from '@timesync/contract';

/** Who calls. The role is read from the database on every request. */
export interface Actor {
  userId: number;
  role: Role;
  /** Read together with the session, so that telling who is signed in costs nothing more. */
  profile: SessionUser;
  /** SHA-256 of the session's token: its primary key. */
  sessionKey: Buffer;
  /** When the person last proved himself in this session. */
  authenticatedAt: Date;
}

/** Routes that demand a session always have an actor; public ones never look. */
export type ActorFor<A extends Access> = A extends 'public' ? undefined : Actor;

/** Where a request comes from, as far as the network tells. */
export interface Client {
  address: string;
  userAgent: string;
}
