import { GatewayUnreachable, type PaymentPort } from './port.ts';

const refuse = async (): Promise<never> => {
  throw new GatewayUnreachable('no payment provider is set');
};

/** A shop without a provider: everything works but paying, which says plainly that it is not possible just now. */
export const noPayments: PaymentPort = {
  provider: 'braintree',
  clientToken: refuse,
  inspectNonce: refuse,
  authorise: refuse,
  submit: refuse,
  void: refuse,
  refund: refuse,
  find: refuse,
  searchByOrder: refuse,
  changedSince: async () => [],
};
