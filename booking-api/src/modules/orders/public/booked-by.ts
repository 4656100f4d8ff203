import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { Queries } from '../../../platform/database/database.ts';
import type { Order } from './store.ts';

/** Who booked an order for its customer; undefined where the customer did. */
export const bookedBy = (
  db: Queries,
  { attempt_id, user_id }: Pick<Order, 'attempt_id' | 'user_id'>,
): Promise<{ first_name: string; last_name: string; role: Role } | undefined> =>
  db
    .selectFrom('checkout_attempts')
    .innerJoin('users', 'users.id', 'checkout_attempts.user_id')
    .select(['first_name', 'last_name', 'role'])
    .where('checkout_attempts.id', '=', attempt_id)
    .where('users.id', '<>', user_id)
    .executeTakeFirst();
