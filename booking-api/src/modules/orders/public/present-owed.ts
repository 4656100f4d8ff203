import type { Owed } from '@sendahead/shared-contracts/orders/life-schema';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { PayRequest } from './pay-requests.ts';

/** A request as the order's page shows it. */
export const presentOwed = ({ id, reason, amount_cents, state, asked_at }: PayRequest): Owed => ({
  id,
  reason,
  amount_cents: cents(amount_cents),
  state,
  asked_at,
});
