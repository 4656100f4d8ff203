import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { freeInsuranceCents } from '@sendahead/shared-contracts/constants';
import { canBeServed } from '@sendahead/shared-contracts/geo/rules';
import { addDays, type CalendarDate, isWeekend } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { LegChoice } from '@sendahead/shared-contracts/ship-form/slices';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import type { AddressesState } from './state.ts';

/** The items for a first price: one line in its usual size. */
export interface QuoteItems {
  readonly line: ProductLine;
  readonly count: number;
}

/** The first day on which anything can be handed over without hurry. */
export function usualShipDate(today: CalendarDate): CalendarDate {
  let day = addDays(today, 1);
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}

const leg = (pickupDate: CalendarDate): LegChoice => ({
  pickupFeeId: 0,
  pickupDate,
  carrier: '',
  serviceLevelId: null,
  arrivalDate: null,
});

/** The form by which services of one way are asked for; null while an end or the items are not known. */
export function priceQuestion(
  { origin, destination }: Pick<AddressesState, 'origin' | 'destination'>,
  { line, count }: QuoteItems,
  { default_cover_cents = cents(freeInsuranceCents) }: Pick<Brand, 'default_cover_cents'>,
  pickupDate: CalendarDate,
): ShipmentForm | null {
  const size = line.products[0]?.id;
  if (!size || count < 1 || !canBeServed(origin.point) || !canBeServed(destination.point)) return null;
  const row = { size, insuranceCents: default_cover_cents, packaging: '', contents: '', note: null };
  const rows = Array.from({ length: count }, () => row);
  const nobody = { firstName: '', lastName: '', email: '', phone: '', grade: '' };
  return writeShipForm({
    points: { origin: origin.point, destination: destination.point },
    travelers: [{ id: '1', ...nobody, roundTrip: true, lines: [{ line: line.key, rows }] }],
    itinerary: { tripType: 'one_way', outbound: leg(pickupDate), return: null },
    coupon: '',
    giftCard: '',
  });
}
