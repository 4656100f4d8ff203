import { refuse } from '../../../platform/http/refusal.ts';
import type { CallContext } from '../../../platform/http/register-call.ts';
import type { Account } from './store.ts';

/** The signed-in account; the call's access rule admits no one else. Throws Refusal `not_signed_in`. */
export function accountOf({ session }: Pick<CallContext, 'session'>): Account {
  if (!session?.user) throw refuse('not_signed_in');
  return session.user;
}
