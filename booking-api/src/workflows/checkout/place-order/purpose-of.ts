import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderDraft } from '../../../modules/bookings/public/draft.ts';
import type { Purpose } from '../../../modules/bookings/public/purpose.ts';
import type { AttemptRecord } from '../../../modules/payments/public/attempts/attempts.ts';

/** How servers of the release before said what an attempt is for. */
type EarlierDraft = Partial<Pick<OrderDraft, 'purpose'>> & {
  move?: { leg: LegName; generation: number; actorId: string };
  pays?: string;
  actorId?: string;
};

/** What an attempt is for, also one of the release before; reading those goes in the next release. */
export function purposeOf(attempt: Pick<AttemptRecord, 'draft' | 'amends_order_id' | 'user_id'>): Purpose {
  const { purpose, move, pays, actorId }: EarlierDraft = attempt.draft;
  const { amends_order_id: orderId, user_id: userId } = attempt;
  if (purpose) return purpose;
  if (orderId === null) return { kind: 'new' };
  if (pays !== undefined) return { kind: 'pay', orderId, requestId: pays };
  return {
    kind: 'amend',
    orderId,
    generation: move?.generation ?? null,
    amendment: move ? { kind: 'leg', leg: move.leg, change: {} } : { kind: 'booking' },
    by: { id: move?.actorId ?? actorId ?? userId, role: 'consumer' },
  };
}
