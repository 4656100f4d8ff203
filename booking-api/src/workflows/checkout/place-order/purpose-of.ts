import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderDraft } from '../../../modules/bookings/public/draft.ts';
import type { Purpose } from '../../../modules/bookings/public/purpose.ts';
import type { AttemptRecord } from '../../../modules/payments/public/attempts/attempts.ts';

/** The format of an attempt's purpose in the previous release. */
type EarlierDraft = Partial<Pick<OrderDraft, 'purpose'>> & {
  move?: { leg: LegName; generation: number; actorId: string };
  pays?: string;
  actorId?: string;
};

/**
 * The purpose of an attempt, also in the previous release's format; reading that format can be removed in the
 * next release.
 */
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
