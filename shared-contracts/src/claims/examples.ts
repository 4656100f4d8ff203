import { type Examples, given } from '../call/example.ts';

const ofOrder = {
  params: { orderId: given('orders.list', '$response.body#/orders/0/order_id', 'ord_5hJx9RbW2cLd7QeZ') },
};
/** No one has a claim before the carrier has delivered a bag. */
const none = { params: { claimId: 'clm_4f8d2c' }, refusal: 'claim_not_found' };
const noFile = { params: { claimId: 'clm_4f8d2c', fileId: 'clf_4f8d2c' }, refusal: 'claim_not_found' };

export const examples: Examples = {
  'claims.of-order': ofOrder,
  'claims.open': {
    ...ofOrder,
    body: { kind: 'damaged', parcel_ids: ['pcl_4f8d2c'] },
    refusal: 'claim_window_closed',
  },
  'claims.save': { ...none, body: { what: 'A wheel is broken off.', value_cents: 12_000 } },
  'claims.act': { ...none, body: { act: 'submit' } },
  'claims.add-file': { ...none, body: { name: 'bag.jpg', base64: '/9j/4AAQSkZJRg==' } },
  'claims.drop-file': noFile,
  'claims.file': noFile,
  'claims.list': { query: { which: 'open' } },
  'claims.view': none,
  'claims.for-caller': { params: { number: 'SA-0000-0000' }, refusal: 'order_not_found' },
  'claims.open-for-caller': {
    params: { orderId: 'ord_5hJx9RbW2cLd7QeZ' },
    body: {
      kind: 'damaged',
      parcel_ids: ['pcl_4f8d2c'],
      what: 'A wheel is broken off.',
      value_cents: 12_000,
    },
    refusal: 'order_not_found',
  },
  'claims.send-photo-link': { ...none, body: {} },
  'claims.open-photo-link': { body: { token: 'x'.repeat(43) }, refusal: 'photo_link_not_found' },
  'claims.add-linked-photo': {
    body: { token: 'x'.repeat(43), name: 'bag.jpg', base64: '/9j/4AAQSkZJRg==' },
    refusal: 'photo_link_not_found',
  },
  'claims.pay': {
    ...none,
    body: {
      payout: { card_cents: 5000, transfer_cents: 0, credit_cents: 3000 },
      reason: 'Agreed by phone',
      key: '3f6d9c1e-7a52-4c0b-9b7e-2f8a61d4c5e0',
    },
  },
  'claims.decide': { ...none, body: { act: 'review', reason: 'Seen the photos' } },
};
