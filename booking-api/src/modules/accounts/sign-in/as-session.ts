import { referenceAt } from '../../../platform/database/reference.ts';
import { deriveToken } from '../../../platform/security/secrets.ts';
import type { Session } from '../../../platform/security/session.ts';
import type { StoredSession } from '../public/session-store.ts';

/** The token of a session for X-User-Token, from the secret of its cookie. */
export const tokenOf = (secret: string): string => deriveToken(secret, 'user');

type Known = Pick<StoredSession, 'idHash' | 'user'> & { reference?: string };

/** A session as calls see it, from its stored row and its token. */
export const asSession = ({ idHash, user, reference }: Known, token: string): Session => ({
  idHash,
  csrfToken: deriveToken(token, 'csrf'),
  userToken: null,
  role: user?.role ?? 'guest',
  reference: reference === undefined ? undefined : referenceAt(reference),
  user,
  kept: true,
});
