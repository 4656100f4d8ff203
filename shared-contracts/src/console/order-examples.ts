import { type Examples, given } from '../call/example.ts';

const latest = {
  params: { orderId: given('console.orders', '$response.body#/orders/0/order_id', 'ord_5hJx9RbW2cLd7QeZ') },
};
const key = '3f6d9c1e-7a52-4c0b-9b7e-2f8a61d4c5e0';
const tab = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const latestRequest = { params: { approvalId: 'apr_5hJx9RbW2cLd7QeZ' } };
const latestUser = { params: { userId: 'usr_demo_member' } };
const message = { subject: 'Your pickup was missed', text: 'Hello Ann,\n\nPlease choose another day.', key };

/** Staff acts on one order, and emails to its customer. */
export const orderExamples: Examples = {
  'console.order': latest,
  'console.order-life': latest,
  'console.keep-order-open': { params: { ...latest.params, tab } },
  'console.close-order': { params: { ...latest.params, tab } },
  'console.replay-price': latest,
  'console.refund-order': {
    ...latest,
    body: { amount_cents: 500, to: 'wallet', comment: 'Collected an hour late.', key },
  },
  'console.resend-confirmation': { ...latest, body: { key } },
  'console.resend-labels': { ...latest, body: { key } },
  'console.preview-labels': {
    body: { selection: { filter: { search: 'nobody-of-this-name' }, count: 1 } },
    refusal: 'selection_moved',
  },
  'console.print-labels': { query: { ids: latest.params.orderId } },
  'console.renew-labels': {
    ...latest,
    body: { parcels: ['pcl_5hJx9RbW2cLd7QeZ'], comment: 'The printer ate them.' },
    refusal: 'label_not_renewable',
  },
  'console.renew-label': {
    params: { ...latest.params, parcelId: 'pcl_5hJx9RbW2cLd7QeZ' },
    body: { comment: 'The printer ate it.' },
    refusal: 'label_not_renewable',
  },
  'console.change-needed-by': {
    params: { ...latest.params, leg: 'outbound' },
    body: { needed_by: '2028-12-04', comment: 'The tournament was moved.' },
  },
  'console.order-message-frame': latest,
  'console.write-about-order': { ...latest, body: message },
  'console.user-message-frame': latestUser,
  'console.write-to-user': { ...latestUser, body: message },
  'console.approve-request': { ...latestRequest, body: {}, refusal: 'no_such_thing' },
  'console.decline-request': {
    ...latestRequest,
    body: { reason: 'Offer a credit first.' },
    refusal: 'no_such_thing',
  },
  'console.withdraw-request': { ...latestRequest, body: {}, refusal: 'no_such_thing' },
  'console.dismiss-decision': { ...latestRequest, body: {}, refusal: 'no_such_thing' },
  'console.note-order': { ...latest, body: { note: 'Wants a call before pickup.', key } },
};
