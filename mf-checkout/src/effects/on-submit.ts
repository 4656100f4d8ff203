/** What only a press that goes on needs, as one chunk: each weighs in the entry of this remote. */

export { writeTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';
export { acceptHolidayTerms } from './accept-holiday-terms.ts';
export { askEverybody } from './ask-everybody.ts';
export { askReadyTime } from './ask-ready-time.ts';
export { billClub } from './bill-club.ts';
export { nonceOfKept } from './nonce-of-kept.ts';
export { sendLink } from './send-link.ts';
export { sendPayment } from './send-payment.ts';
