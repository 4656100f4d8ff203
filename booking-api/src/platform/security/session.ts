import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Reference } from '../database/reference.ts';

/** An account as every part of the server knows it; its password hash is not part of it. */
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
  /** OPEN-23: what X-User-Token may carry, when it was asked for at sign-in; null otherwise. */
  userToken: string | null;
  role: Role;
  user: Account | null;
  /** Whether the database has it; of a guest who left nothing yet, only the cookie does. */
  kept: boolean;
  /** The reference data as of the session lookup; absent from a session that this request opened. */
  reference?: Reference | undefined;
};

/** Who a visitor is to canaries and flags: the account, or the session of a guest. */
export const visitorIdOf = ({ user, idHash }: Pick<Session, 'user' | 'idHash'>): string =>
  user?.id ?? idHash.toString('base64url');

export type SignIn = {
  userId: string;
  /** The password hash that was proven; a session does not open once it is another. */
  provenHash?: string | undefined;
  /** Whether the caller wants a token for X-User-Token. */
  withToken?: boolean | undefined;
};

/** The port by which every call learns who asks; the app plugs in who keeps the sessions. */
export type Sessions = {
  /** The session of the request, or null: by its cookie, or by X-User-Token. Asked once per request. */
  find(request: FastifyRequest): Promise<Session | null>;
  /**
   * The session of the request; gives a guest's cookie to a request without one. It writes nothing: most who open a page,
   * and every crawler, never come back.
   */
  ensure(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
  /** The same, written into the database, for what is kept by it. */
  keep(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
  /** Opens the account's session under a new id and ends the present one; null when the proof is stale. */
  signIn(request: FastifyRequest, reply: FastifyReply, who: SignIn): Promise<Session | null>;
  /** Ends the present session and opens a guest's. */
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<Session>;
};
