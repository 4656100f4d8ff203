import * as z from 'zod/mini';
import { defineCall } from '../call/define-call.ts';
import { wireFlag, wireText } from '../primitives/wire-text.ts';

const onBehalf = z.object({ on_behalf_user: z.optional(wireText(64)) });

export const checkHolidayTerms = defineCall({
  name: 'accounts.check-holiday-terms',
  row: 'EP-44',
  summary: 'Whether this season’s holiday terms are accepted',
  method: 'GET',
  path: '/users/check_holiday_tnc',
  access: 'signed-in',
  query: onBehalf,
  response: z.object({ success: z.boolean() }),
});

export const acceptHolidayTerms = defineCall({
  name: 'accounts.accept-holiday-terms',
  row: 'EP-45',
  summary: 'Accepts this season’s holiday terms; idempotent',
  method: 'GET',
  path: '/users/accept_holiday_tnc',
  access: 'signed-in',
  writes: true,
  query: z.extend(onBehalf, { holiday_terms: z.optional(wireFlag) }),
  response: z.object({ success: z.boolean() }),
});
