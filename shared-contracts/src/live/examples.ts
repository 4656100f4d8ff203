import { type Examples, given } from '../call/example.ts';

export const examples: Examples = {
  'orders.news': {
    params: { orderId: given('orders.list', '$response.body#/orders/0/order_id', 'ord_5hJx9RbW2cLd7QeZ') },
  },
  'orders.list-news': {},
};
