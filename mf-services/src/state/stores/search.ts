import { defaultCarrier, storeLocatorRadius } from '@sendahead/shared-contracts/constants';
import { type StoreCarrier, storeCarriers } from '@sendahead/shared-contracts/stores/schema';

/** A search for stores; `radius` in miles. */
export interface StoreSearch {
  /** A zip code or the name of a town, as typed. */
  readonly zip: string;
  readonly radius: number;
  readonly carrier: StoreCarrier;
}

export const isStoreCarrier = (text: string): text is StoreCarrier =>
  storeCarriers.some((carrier) => carrier === text);

/** RT-22: the search in an address; missing or invalid values are the defaults. */
export function readSearch(query: string): StoreSearch {
  const words = new URLSearchParams(query);
  const carrier = words.get('carrier')?.toUpperCase() ?? '';
  const radius = words.get('radius') ?? '';
  return {
    zip: words.get('zip')?.trim() ?? '',
    radius: /^([1-9]|[1-4]\d|50)$/.test(radius) ? Number(radius) : storeLocatorRadius,
    carrier: isStoreCarrier(carrier) ? carrier : defaultCarrier,
  };
}

/** RT-22, OPEN-20: the address of the page that lists a carrier's stores around a zip. */
export const storeLocatorPath = ({ zip, radius, carrier }: StoreSearch): string =>
  `/store_locator?${new URLSearchParams({ zip, radius: String(radius), carrier })}`;

/** A town, with or without its state and zip code: `Vail` or `Vail, CO 81657`. */
export const isTownName = (text: string): boolean => /^\p{L}.{2,}$/u.test(text);

/** Five digits, with or without the four-digit extension. */
export const isZip = (zip: string): boolean => /^\d{5}(-?\d{4})?$/.test(zip);
