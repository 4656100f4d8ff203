import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { cartParams, cartQuery } from '../carts/calls.ts';
import { identifier } from '../primitives/wire-text.ts';
import { newsSchema } from './news.ts';

const stream = {
  row: 'own',
  method: 'GET',
  rate: 'relaxed',
  alsoAs: ['text/event-stream'],
  response: newsSchema,
} as const;

export const orderNews = defineCall({
  ...stream,
  name: 'orders.news',
  summary: 'Notifies an open page of changes to an order',
  path: '/api/v6/orders/:orderId/news',
  access: 'signed-in',
  params: z.object({ orderId: identifier }),
  /** `viewers`: also when other staff open or close the order, for staff who may read every order. */
  query: z.object({ viewers: z.optional(z.literal('true')) }),
  errors: { order_not_found: 404 },
});

export const ordersNews = defineCall({
  ...stream,
  name: 'orders.list-news',
  summary: 'Notifies an open page of changes to the user’s orders',
  path: '/api/v6/order_news',
  access: 'signed-in',
});

export const cartNews = defineCall({
  ...stream,
  name: 'carts.news',
  summary: 'Notifies the customer’s page that staff took over, changed or released the cart',
  path: '/api/v6/carts/:cartId/news',
  // By the cart's token alone, like the call that checks whether it is held.
  access: 'public',
  params: cartParams,
  query: cartQuery,
  errors: { cart_not_found: 404 },
});
