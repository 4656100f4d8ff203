import type { OpenedPayLink, PayLinkState } from '@sendahead/shared-contracts/orders/pay-link-calls';
import { linkDays } from '@sendahead/shared-contracts/primitives/link-days';
import { isKnownCode } from './call-failure.ts';
import { paymentsPaused } from './payments-paused.ts';
import { shareFailure } from './shares.ts';

type OwnCode =
  | 'pay_link_not_found'
  | 'pay_link_closed'
  | 'ordering_paused'
  | 'change_in_progress'
  | 'change_not_possible';

/** Why a link was not paid. */
export const payLinkFailures: Readonly<Record<OwnCode, string>> = {
  pay_link_not_found: 'This link no longer works. Use the link in our newest email.',
  pay_link_closed: 'This payment is closed. Reload the page to see its status.',
  ordering_paused: paymentsPaused,
  change_in_progress: 'A payment for this order is under way. Wait a minute, then reload the page.',
  change_not_possible:
    'The price or the dates have changed, so we can’t make this change. Nothing was charged. Call us for a new link.',
};

export const payLinkFailure = (code: string): string =>
  isKnownCode(payLinkFailures, code) ? payLinkFailures[code] : shareFailure(code);

/** The state of a link that is not open. */
export const payLinkEnds: Readonly<
  Record<Exclude<PayLinkState, 'open'>, (link: OpenedPayLink) => { title: string; text: string }>
> = {
  paid: ({ changes_order }) => ({
    title: 'Paid',
    text: changes_order
      ? 'We changed your order. An email with the new details is on its way. You can close this page.'
      : 'Thank you. You can close this page.',
  }),
  withdrawn: ({ changes_order }) =>
    changes_order
      ? {
          title: 'You don’t need to pay',
          text: 'We took this request back. Nothing was charged by this link.',
        }
      : {
          title: 'We withdrew this link',
          text: 'Nothing was charged by this link. Your order page shows any amount that’s still due.',
        },
  expired: () => ({
    title: 'This link has expired',
    text: `A link works for ${linkDays.pay} days, or until the pickup’s cut-off if that’s sooner. Nothing was charged. Call us for a new one.`,
  }),
  order_changed: () => ({
    title: 'Your order has changed',
    text: 'This link was for the order as it was before. Nothing was charged. Call us for a new one.',
  }),
  order_canceled: () => ({
    title: 'Your order was canceled',
    text: 'You don’t need to pay. Nothing was charged by this link.',
  }),
};

/** The page for a person who pays by an emailed link. */
export const payLinkWords = {
  title: 'Pay by card',
  titleOf: ({ display_id, changes_order }: OpenedPayLink) =>
    changes_order ? `Pay to change order ${display_id}` : `Pay for order ${display_id}`,
  loading: 'Loading the amount',
  again: 'Try again',
  due: 'Amount due',
  changes: 'What changes',
  owed: 'What it’s for',
  card: 'Card',
  terms: ({ changes_order }: OpenedPayLink) =>
    changes_order
      ? 'We change your order once you’ve paid. Until then it stays as it is.'
      : 'We charge your card once.',
  until: ({ until }: { until: string }) => `This link works until ${until}.`,
  pay: ({ amount }: { amount: string }) => `Pay ${amount}`,
  paying: 'Paying…',
} as const;
