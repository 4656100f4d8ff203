import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import type { LegName } from '../../modules/bookings/public/draft.ts';
import { addressLines } from '../../modules/orders/public/label-data.ts';
import type { Parcel } from '../../modules/orders/public/parcels.ts';
import type { MailStep } from './queue.ts';

export type StepWords = { title: string; lead: string; lines: string[] };
export type StepMatter = {
  displayId: string;
  leg: LegName;
  /** Bags of the leg. */
  parcels: readonly Parcel[];
  /** What an act cost; below 0 it is given back. */
  amountCents: number;
  /** Who pays for an address that was set right. */
  paidBy?: 'club' | 'hand' | undefined;
};

/** The words of each step, for the bags that it is about. */
export function stepWords(step: MailStep, matter: StepMatter): StepWords {
  const { displayId, leg, parcels } = matter;
  const bags = `your ${leg === 'return' ? 'return ' : ''}${parcels.length === 1 ? 'bag' : 'bags'}`;
  const verb = parcels.length === 1 ? 'is' : 'are';
  const numbers = parcels.map(
    ({ item, traveler, tracking_number }) => `${traveler}, ${item}: ${tracking_number ?? 'no number yet'}`,
  );
  const [first] = parcels;
  const arrives = first ? [`Arrival: ${spokenDate(first.carriage.arrivalDate)}.`] : [];
  switch (step) {
    case 'labels_ready':
      return {
        title: leg === 'return' ? 'Your return labels are ready' : 'Your labels are ready',
        lead: `the labels of order ${displayId} are ready to print.`,
        lines: [
          ...(first ? [`Tie one to each bag before ${spokenDate(first.ship_date)}.`] : []),
          'No printer? Show the QR code at the counter and have the label printed there.',
          ...numbers,
        ],
      };
    case 'picked_up':
      return {
        title: `We have ${bags}`,
        lead: `${bags} of order ${displayId} ${verb} with the carrier.`,
        lines: [...arrives, ...numbers],
      };
    case 'in_transit':
      return {
        title: `${upper(bags)} ${verb} on the way`,
        lead: `${bags} of order ${displayId} ${verb} on the way.`,
        lines: [...arrives, ...numbers],
      };
    case 'delivered':
      return {
        title: `${upper(bags)} ${parcels.length === 1 ? 'has' : 'have'} arrived`,
        lead: `${bags} of order ${displayId} ${parcels.length === 1 ? 'was' : 'were'} delivered.`,
        lines: numbers,
      };
    case 'address_corrected':
      return {
        title: `The carrier set the address of ${bags} right`,
        lead: `the carrier had to set right the address that ${bags} of order ${displayId} ${verb} going to.`,
        lines: [
          `The carrier charges ${formatCents(cents(matter.amountCents))} for it, once, however many bags there are.`,
          matter.paidBy === 'club'
            ? 'It is put on the account of the club that pays for the order.'
            : 'We write to you before we collect it; your card is not charged by itself.',
        ],
      };
    case 'changed':
      return {
        title: 'Your booking is changed',
        lead: `order ${displayId} is changed as you asked. Earlier labels are void; new ones follow.`,
        lines: [
          ...(first ? [`Pickup: ${spokenDate(first.ship_date)}.`] : []),
          ...arrives,
          ...money(matter.amountCents),
        ],
      };
    case 'leg_moved':
      return {
        title: leg === 'return' ? 'Your way back is changed' : 'Your way there is changed',
        lead: `the ${leg === 'return' ? 'way back' : 'way there'} of order ${displayId} is changed as you asked. Earlier labels of ${bags} are void; new ones follow.`,
        lines: [
          ...(first
            ? [
                `Pickup: ${spokenDate(first.ship_date)}.`,
                `From: ${addressLines(first.carriage.from).join(', ')}.`,
                `To: ${addressLines(first.carriage.to).join(', ')}.`,
              ]
            : []),
          ...arrives,
          ...money(matter.amountCents),
        ],
      };
    case 'leg_cancelled':
      return {
        title: leg === 'return' ? 'Your way back is cancelled' : 'Your way there is cancelled',
        lead: `the ${leg === 'return' ? 'way back' : 'way there'} of order ${displayId} is cancelled and its labels are void. The other way goes on as booked.`,
        lines: money(matter.amountCents),
      };
    case 'cancelled':
      return {
        title: 'Your booking is cancelled',
        lead: `order ${displayId} is cancelled and its labels are void. Please do not use them.`,
        lines: money(matter.amountCents),
      };
  }
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function money(amount: number): string[] {
  if (amount === 0) return [];
  return amount < 0
    ? [`We give back ${formatCents(cents(-amount))} the way you paid.`]
    : [`We charged ${formatCents(cents(amount))} for the difference.`];
}
