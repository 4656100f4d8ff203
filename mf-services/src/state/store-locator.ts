import { storeLocatorRadius } from '@sendahead/shared-contracts/constants';

/** RT-22, OPEN-20: the page that lists the carrier's stores around a zip code. */
export const storeLocatorAddress = (zip: string): string =>
  `/store_locator?${new URLSearchParams({ zip, radius: String(storeLocatorRadius), carrier: 'FEDEX' })}`;
