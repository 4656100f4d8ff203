import type { Examples } from '../call/example.ts';
import { newCart, newCartToken } from '../carts/examples.ts';
import { exampleShipment } from '../ship-form/example.ts';

export const examples: Examples = {
  'pricing.ship-price': {
    headers: { 'x-cart-token': newCartToken },
    body: { ...exampleShipment, cart_id: newCart },
  },
  'pricing.adjust-rate': {
    params: { cart_id: newCart },
    body: { amount_cents: -500, reason: 'A bag came late last time.' },
  },
};
