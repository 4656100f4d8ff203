import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { BagPurpose } from '@sendahead/shared-contracts/orders/purpose-words';
import type { Receipt, TravelAgent } from '@sendahead/shared-contracts/orders/schema';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { ItemRow } from '@sendahead/shared-contracts/travelers/slice';
import type { CarrierAddress } from '../../../integrations/carriers/port.ts';
import type { Purpose } from './purpose.ts';

/** A leg as it is passed to the carrier. */
export type BookedLeg = {
  leg: LegName;
  carrier: string;
  service: string;
  from: CarrierAddress;
  to: CarrierAddress;
  dropOff: boolean;
  shipDate: CalendarDate;
  arrivalDate: CalendarDate;
  /** Hours of the day for the handover of the bags; absent in orders from before they were stored. */
  window?: readonly [number, number] | undefined;
} & Pick<BagPurpose, 'cruise' | 'session'>;

/** A bag with the data for a label: inches, pounds, cents. */
export type BookedBag = Pick<BagPurpose, 'stay' | 'moveIn'> & {
  traveler: string;
  /** TR-02: the label's name for the traveler, where they chose one. */
  labelName?: string | undefined;
  item: string;
  /** Absent in orders from before it was stored. */
  line?: string | undefined;
  length: number;
  width: number;
  height: number;
  weight: number;
  valueCents: Cents;
  /** Absent in orders from before bags could be return-only: all went outbound. */
  goes?: boolean | undefined;
  returns: boolean;
  /** MD-03: how this bag is handed over on a leg with mixed handovers. */
  handOver?: Partial<Record<LegName, Pick<BookedLeg, 'dropOff' | 'window'>>> | undefined;
  /** TR-15: for the people who handle the bag, on the legs that it applies to; absent without a note. */
  note?: ItemRow['note'] | undefined;
};

/** The bags of a leg. */
export const bagsOnLeg = (bags: readonly BookedBag[], leg: LegName): BookedBag[] =>
  bags.filter((bag) => (leg === 'outbound' ? bag.goes !== false : bag.returns));

/** Concessions by staff, in cents. An order keeps them through every change and gains no new ones. */
export type Concessions = {
  compCents: Cents;
  surchargesCents: Cents;
  /** Differences of changes that staff waived, as far as the price is above what was paid; absent without any. */
  waivedCents?: Cents | undefined;
};

/** CO-126: what was agreed on the price of an order; every change of it is priced with it (ADR 0212). */
export type AgreedRates = {
  /** The club rate at which it was booked, in percent of shipping; absent without one. */
  clubRatePercent?: number | undefined;
  /** Staff's correction of its rate, signed, with its maximum share of the price in percent (null: no limit). */
  rate?: { cents: number; mostPercent: number | null } | undefined;
};

/** The booking, complete enough to make labels, to price a change, and to book it again. */
export type BookingRecord = {
  form: ShipmentForm;
  legs: BookedLeg[];
  bags: BookedBag[];
  /** Both ends of the return as form fields, when they differ from the reversed ends of the form. */
  returnEnds?: ShipmentForm | undefined;
  /** Staff's deductions from its price; absent without any. */
  concessions?: Concessions | undefined;
  /** Absent without any, and in orders from before ADR 0212. */
  agreed?: AgreedRates | undefined;
  /** PY-26: the travel agent who booked. */
  travelAgent?: TravelAgent | undefined;
  /** VL-18: the golfer's GHIN number. */
  ghinNumber?: string | undefined;
};

/** `booking` is absent in orders from before there were labels. A bag stores the id of its packaging. */
export type ShipmentRecord = Pick<Receipt, 'legs' | 'travelers'> & { booking?: BookingRecord | undefined };

/**
 * The contents of an order, fixed when the cart was priced under its lock. Personal data, stored with the
 * order only.
 */
export type OrderDraft = {
  displayId: string;
  brandId: number;
  quoteId: string;
  couponCode: string | null;
  /** All lines of the order; for an amendment of one leg, only the added lines. */
  lines: readonly LineItem[];
  shipment: ShipmentRecord;
  purpose: Purpose;
};
