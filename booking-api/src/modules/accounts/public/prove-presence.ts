import type { AppContext } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CallContext } from '../../../platform/http/register-call.ts';
import { findPasswordHash } from '../password/password-store.ts';
import { checkPassword } from './password.ts';
import { signedIn } from './signed-in.ts';

/** Minutes after signing in during which the password is not required again. */
const freshMinutes = 10;

/**
 * Someone who finds a signed-in page open must not take the account over: any change of the sign-in methods requires a
 * sign-in within the last minutes, or the password. Throws Refusal 422 `password_wrong`, and 429 after many tries.
 */
export async function provePresence(
  { db, clock, throttle }: Pick<AppContext, 'db' | 'clock' | 'throttle'>,
  call: Pick<CallContext, 'session'>,
  password: string | undefined,
): Promise<void> {
  const { userId, idHash } = signedIn(call);
  if (!password) {
    const session = await db
      .selectFrom('sessions')
      .select('created_at')
      .where('id_hash', '=', idHash)
      .executeTakeFirst();
    if (session && Date.parse(session.created_at) > clock.now() - freshMinutes * 60_000) return;
    throw wrong();
  }
  await throttle.attempt('prove-presence', userId, 10, 300);
  if (!(await checkPassword(password, await findPasswordHash(db, userId)))) throw wrong();
}

const wrong = (): Refusal =>
  new Refusal(422, 'password_wrong', { fields: [{ path: 'current_password', code: 'password_wrong' }] });
