import { type Examples, given } from '../call/example.ts';
import { newCart, newCartToken } from '../carts/examples.ts';

const headers = { 'x-cart-token': newCartToken };
const answers = [
  { question: 'Will you play on the day of arrival?', answer: 'yes', type: 'logical' },
  { question: 'What is your tee time?', answer: '9:40', type: 'text' },
];
const campAnswers = [
  { question: 'What is the camper called at camp?', answer: 'Robbie', type: 'text', traveler_id: '1' },
  { question: 'Does the camper come by bus?', answer: 'no', type: 'logical', traveler_id: '1' },
];

export const examples: Examples = {
  'preferences.question-sets': { params: { club_id: '1' } },
  'preferences.of-order': {
    params: { orderId: given('orders.list', '$response.body#/orders/0/order_id', 'ord_5hJx9RbW2cLd7QeZ') },
  },
  'preferences.international-info': {
    headers,
    body: {
      international_info: {
        cart_id: newCart,
        date_of_arrival: '2026-12-01',
        date_of_departure: '2026-12-08',
        terms: 'true',
      },
    },
  },
  'preferences.read-international-info': { headers, params: { cartId: newCart } },
  'preferences.of-cart': { headers, params: { cartId: newCart } },
  'preferences.golf-answers': {
    headers,
    body: {
      cart_id: newCart,
      club_preferences_answer: { club_id: '6', is_outbound: 'true', answers },
    },
  },
  'preferences.camps-answers': {
    headers,
    body: {
      cart_id: newCart,
      club_preferences_answer: {
        club_id: '3001',
        is_outbound: 'true',
        answers: campAnswers,
      },
    },
  },
};
