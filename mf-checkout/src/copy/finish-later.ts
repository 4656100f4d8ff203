import { callFailures, isKnownCode } from './call-failure.ts';

/** Codes of saving a price by mail, in addition to those of any call. */
export const finishLaterFailures = {
  booking_not_priced: 'Your booking is still being saved. Try again in a moment.',
  cart_already_ordered: 'This booking is ordered already. Look in your mail for its receipt.',
  cart_not_found: 'We could not find this booking any more. Reload the page to start it anew.',
} as const;

/** The message for a person; null when nothing failed. */
export function finishLaterFailure(code: string | null): string | null {
  if (code === null) return null;
  if (isKnownCode(finishLaterFailures, code)) return finishLaterFailures[code];
  return isKnownCode(callFailures, code) ? callFailures[code] : callFailures.internal;
}

/** That the link is on its way, and until which day it works. */
export const linkSent = (email: string, until: string): string =>
  `Sent to ${email}. The link works until ${new Date(until).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })}, on any device.`;

export const finishLaterWords = {
  title: 'Finish later on another device',
  email: 'Email for the link',
  emailHint: 'We mail you a link to this booking. Whoever has it sees what you entered.',
  send: 'Send the link',
  sending: 'Sending…',
} as const;
