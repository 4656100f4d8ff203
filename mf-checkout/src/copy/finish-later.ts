import { callFailures, isKnownCode } from './call-failure.ts';

/** Codes of saving a price by mail, in addition to those of any call. */
export const finishLaterFailures = {
  booking_not_priced: 'We’re still saving your booking. Try again in a moment.',
  cart_already_ordered: 'You already ordered this booking. Your receipt is in your email.',
  cart_not_found: 'We couldn’t find this booking. Reload the page to start again.',
} as const;

/** The message for a person; null when nothing failed. */
export function finishLaterFailure(code: string | null): string | null {
  if (code === null) return null;
  if (isKnownCode(finishLaterFailures, code)) return finishLaterFailures[code];
  return isKnownCode(callFailures, code) ? callFailures[code] : callFailures.internal;
}

/** Says that the link was sent, and until which day it works. */
export const linkSent = (email: string, until: string): string =>
  `Sent to ${email}. The link works until ${new Date(until).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })}, on any device.`;

export const finishLaterWords = {
  title: 'Finish later on another device',
  email: 'Email for the link',
  emailHint: 'We’ll email you a link to this booking. Anyone with the link can see your entries.',
  send: 'Send link',
  sending: 'Sending…',
} as const;
