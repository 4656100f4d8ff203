import { type RawBuilder, sql } from 'kysely';
import { liveStates } from './attempt-states.ts';

/** Whether an attempt is in progress for the cart in a column. */
export const hasLiveAttempt = (cartId: 'carts.id' | 'quotes.cart_id'): RawBuilder<boolean> =>
  sql`exists (select from checkout_attempts where checkout_attempts.cart_id = ${sql.ref(cartId)}
    and checkout_attempts.share_id is null
    and checkout_attempts.state in (${sql.join(liveStates.map((state) => sql.lit(state)))}))`;
