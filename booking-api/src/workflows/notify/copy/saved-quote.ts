import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import type { SavedQuoteFacts } from '../saved-quote/saved-quote-facts.ts';

type Leg = SavedQuoteFacts['legs'][number];

export const legLines = ({ from, to }: Pick<SavedQuoteFacts, 'from' | 'to'>, leg: Leg): string[] => [
  leg.name === 'return' ? `${to} → ${from}` : `${from} → ${to}`,
  `${leg.dropOff ? 'Drop-off' : 'Pickup'} ${spokenDate(leg.pickupDate)}, arrives ${spokenDate(leg.arrivalDate)}. ${serviceTitle(leg.carrier, leg.serviceName)}.`,
];

export const priceWords = ({ totalCents, pricedAt }: SavedQuoteFacts): string =>
  `${formatCents(totalCents)}, as of ${pricedAt}. Gift cards and credit come off when you pay.`;

export const linkWords = ({ goodUntil }: SavedQuoteFacts): string =>
  `The link opens your saved booking on any device until ${goodUntil}, and shows if the price has changed. Anyone with the link can see your entries, so keep it to yourself.`;

export const savedWords = {
  title: 'Your booking is saved',
  lead: 'Nothing is booked or charged yet.',
  total: 'Total',
  button: 'Continue your booking',
};

export const notAskedWords = 'If you didn’t ask for this, ignore this email. Nothing was booked.';
