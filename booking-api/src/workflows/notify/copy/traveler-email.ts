import { labeledByClub } from '@sendahead/shared-contracts/orders/labeled-by-club';
import { type LegName, legNames } from '@sendahead/shared-contracts/orders/leg-name';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { cityOf } from '../../../modules/bookings/public/city-of.ts';
import type { MailStep } from '../../../modules/orders/public/mails/jobs.ts';
import type { Parcel } from '../../../modules/orders/public/parcels.ts';
import type { StatusEmailTexts } from '../status/status-email-facts.ts';
import { asSentence } from './change-reasons.ts';
import { attachLine, attachLines } from './label-lines.ts';
import { dueLines } from './leg-days.ts';
import { statusEmailTexts } from './status-email.ts';

export const travelerWords = {
  button: 'Track your bags',
  labels: 'The person who booked gets your labels. Ask for them if you pack your bags yourself.',
};

/** The cost of a step is for the account only. */
const ofAccount = ['arrived_late', 'address_corrected'] as const satisfies readonly MailStep[];
export type TravelerStep = Exclude<MailStep, (typeof ofAccount)[number]>;
export const isTravelerStep = (step: MailStep): step is TravelerStep =>
  !ofAccount.some((other) => other === step);

type Subject = {
  displayId: string;
  leg: LegName;
  /** The traveler's own bags; never empty. */
  parcels: readonly Parcel[];
  /** Their changes, a sentence each. */
  changes?: readonly string[] | undefined;
  /** CO-76: the club that prints and attaches the labels; null or absent when the buyer does. */
  labelsBy?: string | null;
  /** A sentence with the reason of our change, when no one requested it. */
  reason?: string | undefined;
};

/** The texts of a step for travelers: their own bags by city, without street, price or the account's page. */
export function travelerEmailTexts(step: TravelerStep, subject: Subject): StatusEmailTexts {
  const { displayId, leg, parcels } = subject;
  const bags = `your ${leg === 'return' ? 'return ' : ''}${parcels.length === 1 ? 'bag' : 'bags'}`;
  const ours = statusEmailTexts(step, { ...subject, amountCents: 0, printsAtCounter: false });
  switch (step) {
    case 'picked_up':
    case 'in_transit':
    case 'delivered':
      return ours;
    case 'labels_ready':
      return {
        ...ours,
        lead: `the labels for ${bags} in order ${displayId} are ready.`,
        lines: labelLines(subject),
      };
    case 'pickup_tomorrow':
      return { ...ours, lines: [...handOver(parcels), attachLine(subject.labelsBy)] };
    case 'delayed':
      return { ...ours, lines: dueLines(parcels, parcels[0]) };
    case 'out_for_delivery':
      return { ...ours, lines: [...cities(parcels, ({ to }) => to, 'To'), ...bagLines(parcels)] };
    case 'changed':
    case 'leg_moved':
    case 'undone':
      return {
        title: `The plan for ${bags} changed`,
        lead: [
          `the plan for ${bags} in order ${displayId} changed.`,
          ...(subject.reason ? [asSentence(subject.reason)] : []),
          subject.labelsBy
            ? labeledByClub(subject.labelsBy)
            : 'If you have printed labels, don’t use them before you ask who booked.',
        ].join(' '),
        lines: [...(subject.changes ?? []).map((one) => `${one}.`), ...planLines(parcels)],
      };
    case 'leg_cancelled':
    case 'cancelled':
      return {
        title: `The shipment of ${bags} is canceled`,
        lead: `the shipment of ${bags} in order ${displayId} is canceled.${labelsVoid(subject)}`,
        lines: [],
      };
    default:
      return step satisfies never;
  }
}

/** CH-23: labels that were never made are not mentioned. */
const labelsVoid = ({ parcels, labelsBy }: Subject): string =>
  !labelsBy && parcels.some(({ tracking_number }) => tracking_number !== null)
    ? ' Its labels no longer work, so please throw them away.'
    : '';

/** The travelers' text when a change of the order keeps their bags and days, but not their labels. */
export const newLabelTexts = ({ displayId, parcels, labelsBy }: Omit<Subject, 'leg'>): StatusEmailTexts => ({
  title: 'Your bags get new labels',
  lead: `order ${displayId} has been changed. Your bags and days stay the same, but their labels don’t.`,
  lines: [
    labelsBy
      ? labeledByClub(labelsBy)
      : 'If you have printed labels, don’t use them. Ask the person who booked for the new ones.',
    ...planLines(parcels),
  ],
});

/** The travelers' text when their bags are booked. */
export const bookedTexts = ({ displayId, parcels, labelsBy }: Omit<Subject, 'leg'>): StatusEmailTexts => ({
  title: 'Your bags are booked',
  lead: `a shipment of your bags is booked, order ${displayId}.`,
  lines: [
    ...planLines(parcels),
    ...new Set(parcels.map(({ traveler, item }) => `${traveler}, ${item}`)),
    labelsBy ? labeledByClub(labelsBy) : travelerWords.labels,
  ],
});

const labelLines = ({ parcels, labelsBy }: Subject): string[] => [
  ...(labelsBy
    ? [labeledByClub(labelsBy)]
    : [travelerWords.labels, ...parcels.slice(0, 1).flatMap(attachLines)]),
  ...bagLines(parcels),
];

const bagLines = (parcels: readonly Parcel[]): string[] =>
  parcels.map(
    ({ item, traveler, tracking_number }) => `${traveler}, ${item}: ${tracking_number ?? 'no number yet'}`,
  );

/** Each leg's destination and its two days. */
const planLines = (parcels: readonly Parcel[]): string[] =>
  legNames.flatMap((leg) => {
    const first = parcels.find((parcel) => parcel.leg === leg);
    if (!first) return [];
    const { from, to, dropOff, arrivalDate } = first.carriage;
    const way = [cityOf(from), cityOf(to)].filter(Boolean).join(' to ');
    const start = `${dropOff ? 'Drop-off' : 'Pickup'} ${spokenDate(first.ship_date)}`;
    return `${leg === 'return' ? 'Return' : 'Outbound'}: ${way}. ${start}, arrives ${spokenDate(arrivalDate)}.`;
  });

const handOver = (parcels: readonly Parcel[]): string[] =>
  parcels.slice(0, 1).flatMap(({ carriage, ship_date }) => {
    const day = spokenDate(ship_date);
    return carriage.dropOff
      ? `They are dropped off at a ${carrierName(carriage.carrier)} store on ${day}.`
      : [`The driver comes on ${day}.`, ...cities(parcels, ({ from }) => from, 'From')];
  });

const cities = (
  parcels: readonly Parcel[],
  endOf: (carriage: Parcel['carriage']) => Parcel['carriage']['from'],
  word: 'From' | 'To',
): string[] => {
  const [city] = parcels.map(({ carriage }) => cityOf(endOf(carriage)));
  return city ? [`${word}: ${city}.`] : [];
};
