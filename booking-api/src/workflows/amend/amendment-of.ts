import type { OrderChange } from '@sendahead/shared-contracts/orders/change-schema';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { refuse } from '../../platform/http/refusal.ts';
import type { AmendRequest } from './amend-order.ts';

/** A change of one leg names its ends like the whole trip; it includes neither the other leg nor a bag. */
export function amendmentOf({
  leg,
  change,
}: {
  leg?: LegName | undefined;
  change: OrderChange;
}): AmendRequest['amendment'] {
  if (leg === undefined) return { kind: 'change', change };
  const { pickup_date, needed_by, origin: from, destination: to, ...others } = change;
  if (Object.keys(others).length > 0) throw refuse('invalid');
  return { kind: 'leg', leg, change: { pickup_date, needed_by, from, to } };
}
