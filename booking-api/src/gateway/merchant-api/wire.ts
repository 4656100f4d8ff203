import type { MerchantOperation } from './operations.ts';

/** Where an operation is asked over HTTP; `:id` stands for the id that is sent. */
export type Wire = { method: 'GET' | 'POST'; path: string };

export const wires: Readonly<Record<MerchantOperation, Wire>> = {
  client_token: { method: 'POST', path: '/merchant/client_tokens' },
  nonce: { method: 'POST', path: '/merchant/nonces/find' },
  sale: { method: 'POST', path: '/merchant/transactions' },
  submit: { method: 'POST', path: '/merchant/transactions/:id/submit' },
  void: { method: 'POST', path: '/merchant/transactions/:id/void' },
  refund: { method: 'POST', path: '/merchant/transactions/:id/refund' },
  remove: { method: 'POST', path: '/merchant/payment_methods/:id/remove' },
  find: { method: 'GET', path: '/merchant/transactions/:id' },
  search: { method: 'GET', path: '/merchant/transactions' },
};
