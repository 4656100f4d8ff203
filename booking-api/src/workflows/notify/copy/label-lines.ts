import { labeledByClub } from '@sendahead/shared-contracts/orders/labeled-by-club';
import { keepReturnLabels } from '@sendahead/shared-contracts/orders/return-labels';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import type { Parcel } from '../../../modules/orders/public/parcels.ts';

type Subject = { labelsBy?: string | null };

/** Who prints and attaches the ready labels. */
export function printLines({
  labelsBy,
  first,
  printsAtCounter,
}: Subject & { first: Parcel | undefined; printsAtCounter: boolean }): string[] {
  if (labelsBy) return [labeledByClub(labelsBy)];
  const store = first ? `${carrierName(first.carriage.carrier)} store` : 'carrier store';
  const noPrinter = `No printer? A ${store} can print them from the QR codes on your order page.`;
  return [...(first ? attachLines(first) : []), ...(printsAtCounter ? [noPrinter] : [])];
}

/** PA-28, PA-31: by when the labels of a leg are attached, and which of two. */
export const attachLines = ({ leg, ship_date }: Pick<Parcel, 'leg' | 'ship_date'>): string[] => [
  `Attach one to each bag before ${spokenDate(ship_date)}.`,
  ...(leg === 'return' ? ['Print them before you leave.', keepReturnLabels] : []),
];

/** Who attaches the labels before the driver comes. */
export const attachLine = (labelsBy: string | null | undefined): string =>
  labelsBy ? labeledByClub(labelsBy) : 'Attach a label to each bag and secure loose parts.';

/** After a change: how the earlier labels are replaced. */
export const newLabels = ({ labelsBy }: Subject, earlier: string): string =>
  labelsBy ? labeledByClub(labelsBy) : `Don’t use ${earlier}: we’ll send new ones.`;
