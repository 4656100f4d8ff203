/** The code that only a valid press needs, as one chunk, because each chunk adds to this remote's entry. */

export { writeTripPlan } from '@sendahead/shared-contracts/ship-form/trip-plan';
export { acceptHolidayTerms } from './accept-holiday-terms.ts';
export { askEverybody } from './ask-everybody.ts';
export { askReadyTime } from './ask-ready-time.ts';
export { billClub } from './bill-club.ts';
export { nonceOfKept } from './nonce-of-kept.ts';
export { sendLink } from './send-link.ts';
export { sendPayment } from './send-payment.ts';
