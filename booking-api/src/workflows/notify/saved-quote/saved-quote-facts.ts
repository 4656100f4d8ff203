import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { townName } from '@sendahead/shared-contracts/geo/town-name';
import type { Cents } from '@sendahead/shared-contracts/primitives/cents';
import { bagName } from '../../../modules/catalog/public/bag-name.ts';
import type { MailBrand } from '../../../modules/catalog/public/mail/mail-brand.ts';
import { rememberedFacility } from '../../../modules/clubs/public/store.ts';
import { findCountry } from '../../../modules/geo/public/countries.ts';
import { findPlace } from '../../../modules/geo/public/store.ts';
import type { Price } from '../../../modules/pricing/public/price-cart.ts';
import type { PlannedShipment } from '../../../modules/services/public/plan-shipment.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { type Reference, readReference } from '../../../platform/database/reference.ts';

/** All data of a saved price's mail. It contains no typed text, because the address may be a stranger's. */
export type SavedQuoteFacts = {
  brand: MailBrand;
  from: string;
  to: string;
  legs: readonly Pick<
    Price['legs'][number],
    'name' | 'pickupDate' | 'arrivalDate' | 'dropOff' | 'carrier' | 'serviceName'
  >[];
  /** Such as `2 × Golf bag, Standard`. */
  bags: readonly string[];
  totalCents: Cents;
  /** When it was priced, and until when the link works, in words. */
  pricedAt: string;
  goodUntil: string;
  url: string;
};

/** A booking in our own words. */
export async function bookingFacts(
  db: Queries,
  { price, planned }: { price: Price; planned: PlannedShipment },
): Promise<Pick<SavedQuoteFacts, 'from' | 'to' | 'legs' | 'bags'>> {
  const { origin, destination, bags } = planned.shipment;
  const reference = await readReference(db);
  const names = bags.map(({ product }) => bagName(product));
  return {
    from: await placeName(db, reference, origin),
    to: await placeName(db, reference, destination),
    legs: price.legs,
    bags: [...new Set(names)].map((name) => {
      const count = names.filter((each) => each === name).length;
      return count === 1 ? name : `${count} × ${name}`;
    }),
  };
}

/** A club by its name, any other place by the known place of its code. */
async function placeName(
  db: Queries,
  reference: Reference,
  { club, country, zip }: PlannedShipment['shipment']['origin'],
): Promise<string> {
  const facility = club && (await rememberedFacility(db, reference, club.id));
  if (facility) return facility.name;
  const place = await findPlace(db, country, zip);
  if (place?.city) return townName(place);
  return (await findCountry(db, country))?.name ?? country;
}

/** "Tuesday, November 24, 2:12 PM EST" */
export const spokenInstant = (instant: string): string =>
  new Date(instant).toLocaleString('en-US', {
    timeZone: homeTimeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
