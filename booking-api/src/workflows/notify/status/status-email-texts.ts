import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import type { LegName } from '../../../modules/bookings/public/draft.ts';
import { addressLines } from '../../../modules/orders/public/label-data.ts';
import type { MailStep } from '../../../modules/orders/public/mails/jobs.ts';
import type { Parcel } from '../../../modules/orders/public/parcels.ts';
import { usualWindow } from '../../../modules/orders/public/usual-window.ts';

export type StatusEmailTexts = { title: string; lead: string; lines: string[] };
export type StatusEmailSubject = {
  displayId: string;
  leg: LegName;
  /** Bags of the leg. */
  parcels: readonly Parcel[];
  /** The cost of an action; below 0 it is refunded. */
  amountCents: number;
  /** Whether the carrier's counter prints labels by a code. */
  printsAtCounter: boolean;
  /** Of a leg that came late, by how many days. */
  daysLate?: number | undefined;
  /** Who pays for an address that was set right. */
  paidBy?: 'club' | 'hand' | 'request' | undefined;
};

/** The texts of a step's mail, for the bags that it is about. */
export function statusEmailTexts(step: MailStep, matter: StatusEmailSubject): StatusEmailTexts {
  const { leg, parcels } = matter;
  const [first] = parcels;
  return textsOf[step]({
    ...matter,
    first,
    isReturn: leg === 'return',
    way: leg === 'return' ? 'way back' : 'way there',
    bags: `your ${leg === 'return' ? 'return ' : ''}${parcels.length === 1 ? 'bag' : 'bags'}`,
    verb: parcels.length === 1 ? 'is' : 'are',
    numbers: parcels.map(
      ({ item, traveler, tracking_number }) => `${traveler}, ${item}: ${tracking_number ?? 'no number yet'}`,
    ),
    arrives: first ? [`Arrival: ${spokenDate(first.carriage.arrivalDate)}.`] : [],
  });
}

/** What the texts are made of. */
type Facts = StatusEmailSubject & {
  first: Parcel | undefined;
  isReturn: boolean;
  way: 'way there' | 'way back';
  bags: string;
  verb: 'is' | 'are';
  numbers: string[];
  arrives: string[];
};

const textsOf: Readonly<Record<MailStep, (facts: Facts) => StatusEmailTexts>> = {
  labels_ready: ({ displayId, isReturn, first, numbers, printsAtCounter }) => ({
    title: isReturn ? 'Your return labels are ready' : 'Your labels are ready',
    lead: `the labels of order ${displayId} are ready to print.`,
    lines: [
      ...(first ? [`Tie one to each bag before it is handed over on ${spokenDate(first.ship_date)}.`] : []),
      ...(printsAtCounter
        ? ['No printer? Your order has a QR code for each bag: show it at the counter of the carrier.']
        : []),
      ...numbers,
    ],
  }),
  pickup_tomorrow: ({ displayId, bags, first }) => ({
    title: first?.carriage.dropOff ? `Bring ${bags} tomorrow` : `We collect ${bags} tomorrow`,
    lead: `${bags} of order ${displayId} start tomorrow.`,
    lines: first ? handOverLines(first) : [],
  }),
  picked_up: ({ displayId, bags, verb, arrives, numbers }) => ({
    title: `We have ${bags}`,
    lead: `${bags} of order ${displayId} ${verb} with the carrier.`,
    lines: [...arrives, ...numbers],
  }),
  in_transit: ({ displayId, bags, verb, arrives, numbers }) => ({
    title: `${upper(bags)} ${verb} on the way`,
    lead: `${bags} of order ${displayId} ${verb} on the way.`,
    lines: [...arrives, ...numbers],
  }),
  delayed: ({ displayId, bags, verb, parcels, first }) => ({
    title: `${upper(bags)} ${verb} late`,
    lead: `${bags} of order ${displayId} will be there later than booked. We are sorry.`,
    lines: [
      ...dueLines(parcels, first),
      'Where they are, and what the carrier says of it, stands on the page of your order.',
    ],
  }),
  out_for_delivery: ({ displayId, bags, first, numbers }) => ({
    title: `${upper(bags)} will be there today`,
    lead: `${bags} of order ${displayId} will be delivered today.`,
    lines: [...(first ? [`To: ${addressLines(first.carriage.to).join(', ')}.`] : []), ...numbers],
  }),
  delivered: ({ displayId, bags, parcels, numbers }) => ({
    title: `${upper(bags)} ${parcels.length === 1 ? 'has' : 'have'} arrived`,
    lead: `${bags} of order ${displayId} ${parcels.length === 1 ? 'was' : 'were'} delivered.`,
    lines: numbers,
  }),
  arrived_late: ({ displayId, bags, verb, daysLate = 1, amountCents }) => ({
    title: `${upper(bags)} came late, and what you get for it`,
    lead: `${bags} of order ${displayId} ${verb} there, ${daysLate === 1 ? 'one day' : `${daysLate} days`} later than promised. We are sorry.`,
    lines: [
      `${formatCents(cents(amountCents))} are in your shipping credit: that is our promise, and you need not ask for it.`,
      'It pays for your next order where you choose it at the checkout.',
    ],
  }),
  address_corrected: ({ displayId, bags, verb, amountCents, paidBy }) => ({
    title: `The carrier set the address of ${bags} right`,
    lead: `the carrier had to set right the address that ${bags} of order ${displayId} ${verb} going to.`,
    lines: [
      `The carrier charges ${formatCents(cents(amountCents))} for it, once, however many bags there are.`,
      paidBy === 'club'
        ? 'It is put on the account of the club that pays for the order.'
        : 'Please pay it on the page of your order; your card is not charged by itself.',
    ],
  }),
  changed: ({ displayId, first, arrives, amountCents }) => ({
    title: 'Your booking is changed',
    lead: `order ${displayId} is changed as you asked. Earlier labels are void; new ones follow.`,
    lines: [
      ...(first ? [`Pickup: ${spokenDate(first.ship_date)}.`] : []),
      ...arrives,
      ...moneyLines(amountCents),
    ],
  }),
  leg_moved: ({ displayId, way, bags, first, arrives, amountCents }) => ({
    title: `Your ${way} is changed`,
    lead: `the ${way} of order ${displayId} is changed as you asked. Earlier labels of ${bags} are void; new ones follow.`,
    lines: [
      ...(first
        ? [
            `Pickup: ${spokenDate(first.ship_date)}.`,
            `From: ${addressLines(first.carriage.from).join(', ')}.`,
            `To: ${addressLines(first.carriage.to).join(', ')}.`,
          ]
        : []),
      ...arrives,
      ...moneyLines(amountCents),
    ],
  }),
  leg_cancelled: ({ displayId, way, amountCents }) => ({
    title: `Your ${way} is cancelled`,
    lead: `the ${way} of order ${displayId} is cancelled and its labels are void. The other way goes on as booked.`,
    lines: moneyLines(amountCents),
  }),
  undone: ({ displayId, amountCents, first, arrives }) => ({
    title: 'Your booking stands as it was',
    lead: `what was done last with order ${displayId} is undone, as you asked. It stands as before; earlier mails of that are void.`,
    lines: [
      ...(first ? [`Pickup: ${spokenDate(first.ship_date)}.`] : []),
      ...arrives,
      ...(amountCents < 0
        ? moneyLines(amountCents)
        : ['Nothing is given back for it, and nothing is charged.']),
    ],
  }),
  cancelled: ({ displayId, amountCents }) => ({
    title: 'Your booking is cancelled',
    lead: `order ${displayId} is cancelled and its labels are void. Please do not use them.`,
    lines: moneyLines(amountCents),
  }),
};

/** The carrier's current last day, next to the booked one. */
function dueLines(parcels: readonly Parcel[], first: Parcel | undefined): string[] {
  const due = parcels
    .flatMap(({ expected_on }) => (expected_on ? [expected_on] : []))
    .toSorted()
    .at(-1);
  if (!due || !first) return [];
  return [`Now due: ${spokenDate(due)}. Booked: ${spokenDate(first.carriage.arrivalDate)}.`];
}

function handOverLines({ carriage, ship_date }: Parcel): string[] {
  const [ready, close] = carriage.window ?? usualWindow;
  const day = spokenDate(ship_date);
  return [
    carriage.dropOff
      ? `Bring them to a ${carriage.carrier} location on ${day}, before ${spokenHour(close)}.`
      : `The driver comes on ${day}, between ${spokenHour(ready)} and ${spokenHour(close)}.`,
    `From: ${addressLines(carriage.from).join(', ')}.`,
    'A label on each bag, nothing loose outside.',
  ];
}

const spokenHour = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`;

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function moneyLines(amount: number): string[] {
  if (amount === 0) return [];
  return amount < 0
    ? [`We give back ${formatCents(cents(-amount))} the way you paid.`]
    : [`We charged ${formatCents(cents(amount))} for the difference.`];
}
