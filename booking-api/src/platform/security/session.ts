import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Reference } from '../database/reference.ts';

/** An account as every part of the server sees it, without its password hash. */
export type Account = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  role: Exclude<Role, 'guest'>;
  clubId: number | null;
  termsVersion: string | null;
  /** Has signed in through another site at least once. */
  social: boolean;
};

/** The caller: an account, or a guest when `user` is null. */
export type Session = {
  idHash: Buffer;
  csrfToken: string;
  /** OPEN-23: the value for X-User-Token, if it was requested at sign-in; null otherwise. */
  userToken: string | null;
  role: Role;
  user: Account | null;
  /** Whether the database has a row for it; a guest without data has only the cookie. */
  kept: boolean;
  /** The reference data as of the session lookup; absent in a session that this request opened. */
  reference?: Reference | undefined;
};

/** A visitor's identity for canaries and flags: the account, or the session of a guest. */
export const visitorIdOf = ({ user, idHash }: Pick<Session, 'user' | 'idHash'>): string =>
  user?.id ?? idHash.toString('base64url');

export type SignIn = {
  userId: string;
  /** The proven password hash; the session does not open once it has changed. */
  provenHash?: string | undefined;
  /** Whether the caller wants a token for X-User-Token. */
  withToken?: boolean | undefined;
};

/** A session of staff at one brand's host that continues at another's. */
export type ContinuedSession = {
  userId: string;
  sourceHash: Buffer;
  /** The slug of the brand that it comes from. */
  sourceBrand: string;
};

/** The port by which every call learns its caller; the app plugs in the session store. */
export type Sessions = {
  /** The session of the request, or null: by its cookie, or by X-User-Token. Looked up once per request. */
  find(request: FastifyRequest): Promise<Session | null>;
  /**
   * The session of the request; issues a guest's cookie to a request without one. It writes nothing, because
   * most visitors, and all crawlers, never come back.
   */
  ensure(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
  /** The same, stored in the database, for data that belongs to it. */
  keep(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
  /** Opens the account's session under a new id and ends the current one; null when the proof is stale. */
  signIn(request: FastifyRequest, reply: FastifyReply, who: SignIn): Promise<Session | null>;
  /**
   * Opens a session of staff under a new id, as old as the one that it continues and ending with it; null when that
   * one is over, or its holder may not work at every brand. The caller has checked the proof.
   */
  continueFrom(request: FastifyRequest, reply: FastifyReply, from: ContinuedSession): Promise<Session | null>;
  /** Ends the current session and opens a guest's. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
};
