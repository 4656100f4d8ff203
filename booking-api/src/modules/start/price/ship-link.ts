import { type QuoteEnd, quickQuoteLink } from '@sendahead/shared-contracts/geo/quick-quote';
import { type CalendarDate, formatDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { serviceCode } from '@sendahead/shared-contracts/services/service-levels';
import type { TripType } from '@sendahead/shared-contracts/ship-form/trip-type';
import type { TypedPlace } from '../../geo/public/find-typed-place.ts';
import type { TypedDetail } from '../../geo/public/typed-detail.ts';
import type { BoxItem } from './form.ts';

/** A line without a recognized town, in the country that it may have named. */
export interface UnknownPlace extends TypedDetail {
  readonly country?: string;
}

interface Booked {
  readonly shipUrl: string;
  /** Null when it is unknown: the booking asks for it. */
  readonly from: TypedPlace | null;
  readonly to: TypedPlace | null;
  /** The typed words of unknown places. */
  readonly unknown?: Readonly<Partial<Record<'from' | 'to', UnknownPlace>>>;
  readonly item: BoxItem;
  readonly tripType: TripType;
  /** The day by which the items must arrive, if entered. */
  readonly by: CalendarDate | null;
  readonly offer?:
    | {
        readonly pickup: CalendarDate;
        readonly code: string;
        readonly roundTrip?: { readonly pickup: CalendarDate } | null;
      }
    | undefined;
}

const endOf = (place: TypedPlace | null, unknown: UnknownPlace | undefined): QuoteEnd => {
  if (place === null) return unknown ? { country: unknown.country ?? '', address: unknown.street } : {};
  if (place.is === 'facility') return { place: String(place.facility.id) };
  const { country, code, city, state } = place.place;
  // A code that no one entered must be asked for, because it says nothing about the street.
  const zip = place.byTown ? '' : code;
  return { country, zip, city, state, address: place.detail?.street ?? '' };
};

/** AD-32: the hotel's name becomes the company of the address. */
const companyOf = (place: TypedPlace | null, unknown: UnknownPlace | undefined): string =>
  (place === null ? unknown?.company : place.is === 'town' ? place.detail?.company : '') ?? '';

/**
 * A link to the booking with the whole trip prefilled: a new booking, even if this browser has another one in
 * progress.
 */
export function shipLink({ shipUrl, from, to, unknown, item, tripType, by, offer }: Booked): string {
  const link = new URL(
    quickQuoteLink(shipUrl, endOf(from, unknown?.from), endOf(to, unknown?.to), {
      tripType,
      ...(offer ? { shipDate: offer.pickup } : {}),
      ...(tripType === 'round_trip' && offer?.roundTrip ? { returnDate: offer.roundTrip.pickup } : {}),
    }),
  );
  const companies = { o: companyOf(from, unknown?.from), d: companyOf(to, unknown?.to) };
  for (const [end, company] of Object.entries(companies))
    if (company !== '') link.searchParams.set(`${end}_company`, company);
  // RT-14: the SKU includes each item's size, so that the booking has the same price.
  link.searchParams.set('product', Array.from({ length: item.count }, () => item.sku).join(','));
  if (by !== null) link.searchParams.set('arrive_by', formatDate(by));
  const code = offer && serviceCode(offer.code);
  if (code) link.searchParams.set('service', code);
  link.searchParams.set('booking', 'new');
  return link.href;
}
