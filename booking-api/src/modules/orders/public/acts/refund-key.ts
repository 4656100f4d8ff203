import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Order } from '../store.ts';
import type { ActName } from './undoable.ts';

/** Identifies an act's refund among those of its order; `generation` is the one during the act. */
export const refundKeyOf = (
  act: ActName,
  leg: LegName | null,
  { id, generation }: Pick<Order, 'id' | 'generation'>,
): string => [act, id, leg ?? 'whole', generation].join('-');
