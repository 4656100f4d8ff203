import type { ParcelDetail } from '@sendahead/shared-contracts/orders/parcel-details';
import type { PrinterlessWay } from '@sendahead/shared-contracts/orders/preparation-calls';
import type { BagPurpose } from '@sendahead/shared-contracts/orders/purpose-words';
import type { ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';

/** An end of a leg in the form that carriers need. */
export type CarrierAddress = {
  name: string;
  company: string;
  street1: string;
  street2: string;
  city: string;
  state: string;
  zip: string;
  country: string;
  phone: string;
};

/** Inches and pounds. */
export type CarrierPackage = {
  length: number;
  width: number;
  height: number;
  weight: number;
  description: string;
  /** The value declared to customs. */
  valueCents: Cents;
};

/** One bag to be carried over one leg. */
export type Carriage = {
  carrier: string;
  /** Our service level, `DOMESTIC_GROUND`; each carrier sells it under another product name. */
  service: string;
  from: CarrierAddress;
  to: CarrierAddress;
  package: CarrierPackage;
  shipDate: CalendarDate;
  arrivalDate: CalendarDate;
  /** IANA time zones of both ends. */
  fromZone: string;
  toZone: string;
  dropOff: boolean;
  /** The hours between which the bag is handed over, at the origin. */
  window?: readonly [number, number] | undefined;
  /**
   * TR-02: the traveler as the label names them; for an order, only where they chose it, for a label purchase
   * always.
   */
  labelName?: string | undefined;
} & BagPurpose;

/** `reference` is our id: the carrier keeps it, and it finds the purchased label. */
export type LabelRequest = { reference: string; carriage: Carriage };

export type BoughtLabel = { shipmentId: string; trackingNumber: string; costCents: Cents };

/** `service` is one of our service levels. */
export type CarrierRate = { carrier: string; service: string; costCents: Cents; transitDays: number | null };

/** `limited` is true when the carrier did not answer; the offer then relies on the tariff only. */
export type RateAnswer = { rates: CarrierRate[]; limited: boolean };

export type CarrierEvent = {
  at: string;
  status: ParcelStatus;
  description: string;
  place: string;
  /** The carrier's detail of the status. */
  detail?: ParcelDetail | null | undefined;
  /** The arrival day that the carrier names with it. */
  expectedOn?: CalendarDate | undefined;
  /** The carrier corrected the delivery address. */
  addressCorrected?: boolean | undefined;
};

/** A signed notice of the carrier about a shipment; `shipmentId` is null for any other subject. */
export type CarrierNotice = { id: string; at: string; shipmentId: string | null };

/**
 * A carrier, or a provider that connects several. Every method throws CarrierUnreachable (nothing happened),
 * CarrierAnswerLost (it may have happened) or CarrierRefused (it will not happen).
 */
export type CarrierPort = {
  readonly provider: 'sandbox' | 'easypost';
  /** How many days before the ship date a label becomes available. */
  readonly labelDaysAhead: number;
  /** Minutes after which tracking is polled again. */
  readonly trackEveryMinutes: number;
  /**
   * What the leg's carrier sells for a bag, by our service levels; ignores the service level of the carriage.
   */
  rates(carriage: Carriage): Promise<CarrierRate[]>;
  /** Buys one label for a reference; a repeated call returns the label that was bought. */
  buy(request: LabelRequest): Promise<BoughtLabel>;
  /** Finds the label that was bought for a reference; undefined when there is no such label. */
  find(reference: string): Promise<BoughtLabel | undefined>;
  /**
   * Whether a counter prints the label for a customer who shows a code, by carrier and service; the PDF is always
   * available.
   */
  printerless(way: Pick<Carriage, 'carrier' | 'service' | 'from' | 'to'>): PrinterlessWay;
  /** The content of a purchased label's code. Throws CarrierRefused when no counter prints. */
  labelCode(label: Pick<BoughtLabel, 'shipmentId'>): Promise<string>;
  /** Everything that has happened to a shipment so far, oldest first. */
  track(label: BoughtLabel): Promise<CarrierEvent[]>;
  /** `refused` when the label was used. Repeating it changes nothing. */
  void(label: Pick<BoughtLabel, 'shipmentId'>): Promise<'voided' | 'refused'>;
  /**
   * A notice from the carrier, by its bytes and headers; undefined when the carrier did not send it. Never
   * throws.
   */
  readNotice(raw: Buffer, headers: Readonly<Record<string, unknown>>): CarrierNotice | undefined;
};

/** The call did not reach the carrier, or the carrier was too busy: nothing happened there. */
export class CarrierUnreachable extends Error {
  override readonly name = 'CarrierUnreachable';
}

/** The call was sent, and its outcome is unknown. */
export class CarrierAnswerLost extends Error {
  override readonly name = 'CarrierAnswerLost';
}

/**
 * Looks up what an adapter has for a carrier; never substitutes another carrier for an unknown one. Throws
 * CarrierRefused.
 */
export function ofCarrier<T>(known: Readonly<Record<string, T>>, carrier: string): T {
  const own = known[carrier];
  if (own === undefined) throw new CarrierRefused(`CARRIER.UNKNOWN: ${carrier}`);
  return own;
}

/**
 * The carrier understood the call and declined it. `code` is the carrier's own and contains no personal data.
 */
export class CarrierRefused extends Error {
  override readonly name = 'CarrierRefused';
  readonly code: string;

  constructor(code: string) {
    super(`the carrier refused: ${code}`);
    this.code = code;
  }
}
