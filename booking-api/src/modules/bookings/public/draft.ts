import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { Receipt, TravelAgent } from '@sendahead/shared-contracts/orders/schema';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import type { ItemRow } from '@sendahead/shared-contracts/travelers/slice';
import type { CarrierAddress } from '../../../integrations/carriers/port.ts';
import type { Purpose } from './purpose.ts';

/** A leg as the carrier is asked for it. */
export type BookedLeg = {
  leg: LegName;
  carrier: string;
  service: string;
  from: CarrierAddress;
  to: CarrierAddress;
  dropOff: boolean;
  shipDate: CalendarDate;
  arrivalDate: CalendarDate;
  /** Hours of the day between which the bags are handed over; absent in orders from before it was kept. */
  window?: readonly [number, number] | undefined;
  /** The camp's session that the bags arrive for. */
  session?: string | undefined;
};

/** A bag with what a label needs: inches, pounds, cents. */
export type BookedBag = {
  traveler: string;
  /** TR-02: what the label says where the traveler chose it. */
  labelName?: string | undefined;
  /** The bunk of a camper, the hall and room of a student; for the label. */
  stay?: string | undefined;
  item: string;
  /** Absent in orders from before it was kept. */
  line?: string | undefined;
  length: number;
  width: number;
  height: number;
  weight: number;
  valueCents: Cents;
  /** Absent in orders from before a bag could come back alone: all went there. */
  goes?: boolean | undefined;
  returns: boolean;
  /** MD-03: how it is handed over on a leg whose bags are not handed over alike. */
  handOver?: Partial<Record<LegName, Pick<BookedLeg, 'dropOff' | 'window'>>> | undefined;
  /** TR-15: for the people who handle the bag, on the legs that it is for; absent without a note. */
  note?: ItemRow['note'] | undefined;
};

/** The bags that are on a leg. */
export const bagsOnLeg = (bags: readonly BookedBag[], leg: LegName): BookedBag[] =>
  bags.filter((bag) => (leg === 'outbound' ? bag.goes !== false : bag.returns));

/** Concessions by staff, in cents. An order keeps them through every change, and gets no new ones. */
export type Concessions = { compCents: Cents; surchargesCents: Cents };

/** The booking, exact enough to make labels, to price a change, and to book it again. */
export type BookingRecord = {
  form: ShipmentForm;
  legs: BookedLeg[];
  bags: BookedBag[];
  /** Both ends of the return as form fields, when they differ from the reversed ends of the form. */
  returnEnds?: ShipmentForm | undefined;
  /** What staff have given of its price; absent where they gave nothing. */
  concessions?: Concessions | undefined;
  /** PY-26: the travel agent who booked. */
  travelAgent?: TravelAgent | undefined;
  /** VL-18: the golfer's GHIN number. */
  ghinNumber?: string | undefined;
};

/** `booking` is absent in orders from before there were labels. The packaging of a bag is stored by its id. */
export type ShipmentRecord = Pick<Receipt, 'legs' | 'travelers'> & { booking?: BookingRecord | undefined };

/** What an order will hold, fixed when the cart was priced under its lock. Personal data, kept with the order only. */
export type OrderDraft = {
  displayId: string;
  brandId: number;
  quoteId: string;
  couponCode: string | null;
  /** All lines of the order; of an amendment of one leg those that it adds. */
  lines: readonly LineItem[];
  shipment: ShipmentRecord;
  purpose: Purpose;
};
