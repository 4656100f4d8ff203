import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { identifier, wholeNumber } from '../primitives/wire-text.ts';
import {
  campsAnswerSchema,
  clubAnswersSchema,
  golfAnswerSchema,
  internationalInfoSchema,
  orderPreferencesSchema,
  questionSetsSchema,
  savedInternationalInfoSchema,
} from './schema.ts';

const saved = z.object({ success: z.literal(true) });
const errors = {
  cart_not_found: 404,
  club_not_found: 404,
  cart_already_ordered: 409,
  answers_incomplete: 422,
};

export const questionSets = defineCall({
  name: 'preferences.question-sets',
  row: 'EP-20',
  summary: 'A club’s questions before it sends or receives bags',
  method: 'GET',
  path: '/api/v5/clubs/:club_id/question_sets',
  access: 'public',
  params: z.object({ club_id: wholeNumber }),
  response: questionSetsSchema,
  errors: { club_not_found: 404 },
});

export const saveInternationalInfo = defineCall({
  name: 'preferences.international-info',
  row: 'EP-54',
  summary: 'Saves the traveler’s arrival and departure, for customs',
  method: 'POST',
  path: '/api/v5/international_info',
  access: 'session',
  body: z.strictObject({ international_info: internationalInfoSchema }),
  response: saved,
  errors: { cart_not_found: 404, cart_already_ordered: 409, dates_out_of_order: 422 },
});

export const readInternationalInfo = defineCall({
  name: 'preferences.read-international-info',
  row: 'QN-10',
  summary: 'The saved arrival and departure of a cart; null if missing',
  method: 'GET',
  path: '/api/v6/carts/:cartId/international_info',
  access: 'session',
  params: z.object({ cartId: identifier }),
  response: z.object({ international_info: savedInternationalInfoSchema }),
  errors: { cart_not_found: 404 },
});

export const saveGolfPreferences = defineCall({
  name: 'preferences.golf-answers',
  row: 'EP-55',
  summary: 'Saves the answers to a club’s questions',
  method: 'POST',
  path: '/api/v5/club_preferences_answers',
  access: 'session',
  body: golfAnswerSchema,
  response: saved,
  errors,
});

export const saveCampsPreferences = defineCall({
  name: 'preferences.camps-answers',
  row: 'EP-56',
  summary: 'Saves the answers to a camp’s questions, per camper',
  method: 'POST',
  path: '/api/v5/club_preferences_answers_camps',
  access: 'session',
  body: campsAnswerSchema,
  response: saved,
  errors,
});

export const readClubAnswers = defineCall({
  name: 'preferences.of-cart',
  row: 'QN-09',
  summary: 'The saved answers of a cart',
  method: 'GET',
  path: '/api/v6/carts/:cartId/club_preferences_answers',
  access: 'session',
  params: z.object({ cartId: identifier }),
  response: clubAnswersSchema,
  errors: { cart_not_found: 404 },
});

export const readOrderPreferences = defineCall({
  name: 'preferences.of-order',
  row: 'own',
  summary: 'The answers of an order, for its buyer and admins',
  method: 'GET',
  path: '/api/v6/orders/:orderId/preferences',
  access: 'signed-in',
  params: z.object({ orderId: identifier }),
  response: orderPreferencesSchema,
  errors: { order_not_found: 404 },
});
