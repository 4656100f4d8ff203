import type { Queries } from '../../../platform/database/database.ts';
import { type Account, findAccount } from '../../accounts/public/store.ts';
import { findAttempt } from '../../payments/public/attempts/attempts.ts';
import type { Order } from './store.ts';

/** The person who booked an order for its customer; undefined when the customer did. */
export async function bookedBy(
  db: Queries,
  { attempt_id, user_id }: Pick<Order, 'attempt_id' | 'user_id'>,
): Promise<Account | undefined> {
  const attempt = await findAttempt(db, attempt_id);
  return attempt && attempt.user_id !== user_id ? findAccount(db, attempt.user_id) : undefined;
}
