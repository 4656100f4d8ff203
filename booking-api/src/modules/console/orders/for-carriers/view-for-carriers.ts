import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { picked } from '../../../../platform/picked.ts';
import { detailForCarriers, receiptForCarriers } from '../../../orders/public/for-carriers.ts';

/** The jobs about labels and bags. */
const jobsOfCarriers: ReadonlySet<string> = new Set(['buy-labels', 'void-label', 'track-order']);

/**
 * CO-142: the same for staff of carriers, without emails, prices and payments. A new field is not theirs until it is
 * named here.
 */
export const viewForCarriers = (view: OrderView): OrderView => ({
  ...picked(view, [
    'brand',
    'cart_id',
    'labels',
    'mails',
    'alerts',
    'group_event',
    'club_notes',
    'club_answers',
  ]),
  detail: detailForCarriers(view.detail),
  receipt: receiptForCarriers(view.receipt),
  customer: view.customer && {
    ...picked(view.customer, ['user_id', 'name', 'club_name']),
    email: '',
    phone: '',
    member_number: null,
  },
  placed_by: view.placed_by?.includes('@') ? null : view.placed_by,
  rate_sheet: '',
  cost_cents: null,
  refundable_cents: cents(0),
  transactions: [],
  refunds: [],
  jobs: view.jobs.filter(({ queue }) => jobsOfCarriers.has(queue)),
});
