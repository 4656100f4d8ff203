import { refuse } from '../../../platform/http/refusal.ts';
import type { CallContext } from '../../../platform/http/register-call.ts';

/** The signed-in account and its current session. Throws Refusal `not_signed_in`. */
export function signedIn({ session }: Pick<CallContext, 'session'>): { userId: string; idHash: Buffer } {
  if (!session?.user) throw refuse('not_signed_in');
  return { userId: session.user.id, idHash: session.idHash };
}
