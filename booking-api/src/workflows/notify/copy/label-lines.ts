import { labeledByClub } from '@sendahead/shared-contracts/orders/labeled-by-club';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Parcel } from '../../../modules/orders/public/parcels.ts';

type Subject = { labelsBy?: string | null };

/** Who prints and attaches the ready labels. */
export function printLines({
  labelsBy,
  first,
  printsAtCounter,
}: Subject & { first: Parcel | undefined; printsAtCounter: boolean }): string[] {
  if (labelsBy) return [labeledByClub(labelsBy)];
  const noPrinter = first?.carriage.dropOff
    ? 'No printer? Show the QR code for each bag, on your order page, at a carrier store.'
    : 'No printer? Before the pickup, a carrier store prints them by the QR codes on your order page.';
  return [
    ...(first ? [`Attach one to each bag before ${spokenDate(first.ship_date)}.`] : []),
    ...(printsAtCounter ? [noPrinter] : []),
  ];
}

/** Who attaches the labels before the driver comes. */
export const attachLine = (labelsBy: string | null | undefined): string =>
  labelsBy ? labeledByClub(labelsBy) : 'Attach a label to each bag and secure loose parts.';

/** After a change: how the earlier labels are replaced. */
export const newLabels = ({ labelsBy }: Subject, earlier: string): string =>
  labelsBy ? labeledByClub(labelsBy) : `Don’t use ${earlier}: we’ll send new ones.`;
