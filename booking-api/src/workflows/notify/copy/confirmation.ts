import { purposeLines, stayWords } from '@sendahead/shared-contracts/orders/purpose-words';
import type { ReceiptBag } from '@sendahead/shared-contracts/orders/schema';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import type { ConfirmationFacts } from '../confirmation/confirmation-facts.ts';

type Leg = ConfirmationFacts['receipt']['legs'][number];

export const confirmationWords = {
  title: 'Your bags are booked',
  placed: (displayId: string, brand: string) => `your order ${displayId} with ${brand} is placed.`,
  bookedBy: (who: string) => `${who} booked this for you.`,
  preview: (displayId: string) => `Order ${displayId} is placed`,
  arrives: 'Arrives',
  next: 'What happens next',
  button: 'Open your order',
  customs: 'List your bags for customs',
  /** The content of the order's page; labels are only for the reader who prints them. */
  page: (printsLabels: boolean): string =>
    `Open your order to ${printsLabels ? 'print labels, track' : 'track'} your bags and find your receipt. You can change or cancel it there until the carrier has your bags.`,
  yourOrder: (url: string): string => `Your order:\n${url}`,
  sentTo: (email: string) => `We sent this email to ${email}.`,
};

/** The page of the customs list, while it is incomplete. */
export const customsUrl = ({ receipt, orderUrl }: ConfirmationFacts): string | undefined => {
  const step = receipt.next_steps.find(({ section }) => section === 'customs');
  return step && `${orderUrl}#${step.section}`;
};

/** The heading of a leg; an order with one leg needs none. */
export const legStart = (leg: Leg, legs: readonly Leg[]): string =>
  legs.length > 1 ? `${legName(leg)}: ` : '';

const legName = ({ leg }: Leg): string => (leg === 'return' ? 'Return' : 'Outbound');
export const handOverName = ({ drop_off }: Leg): string => (drop_off ? 'Drop-off' : 'Pickup');
export const legDays = (leg: Leg): string =>
  `${handOverName(leg)} ${spokenDate(leg.pickup_date)}, arrives ${spokenDate(leg.arrival_date)}`;

/** The service of a leg, and its ship or session. */
export const legDetails = (leg: Leg): string[] => [
  serviceTitle(leg.carrier, leg.service_name, leg.transit_days),
  ...purposeLines(leg),
];

const coveredItem = ({ item, cover_cents }: ReceiptBag): string =>
  cover_cents > 0 ? `${item}, covered up to ${formatCents(cover_cents)}` : item;

/** A traveler with grade and bunk, or hall and room, and the bags. */
export const travelerLine = (traveler: ConfirmationFacts['receipt']['travelers'][number]): string => {
  const stay = stayWords(traveler);
  const items = traveler.bags?.map(coveredItem) ?? traveler.items;
  return `${traveler.name}${stay ? ` (${stay})` : ''}: ${items.join('; ')}`;
};
