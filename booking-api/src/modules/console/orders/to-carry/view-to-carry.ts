import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { detailToCarry, receiptToCarry } from '../../../orders/public/for-carriers.ts';

/** The jobs about labels and bags. */
export const carryingJobs: ReadonlySet<string> = new Set(['buy-labels', 'void-label', 'track-order']);

/** CO-142: the same for staff of carriers, without emails, prices and payments. */
export function viewToCarry({ pay_links: _links, approvals: _approvals, ...view }: OrderView): OrderView {
  return {
    ...view,
    detail: detailToCarry(view.detail),
    receipt: receiptToCarry(view.receipt),
    customer: view.customer && { ...view.customer, email: '', phone: '', member_number: null },
    placed_by: view.placed_by?.includes('@') ? null : view.placed_by,
    rate_sheet: '',
    refundable_cents: cents(0),
    transactions: [],
    refunds: [],
    jobs: view.jobs.filter(({ queue }) => carryingJobs.has(queue)),
  };
}
