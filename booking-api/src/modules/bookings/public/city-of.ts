import { townName } from '@sendahead/shared-contracts/geo/town-name';
import { containsUrl } from '@sendahead/shared-contracts/validation/person';
import type { CarrierAddress } from '../../../integrations/carriers/port.ts';

/**
 * The town for mails to other people. It contains text that someone typed as a city, so it must not include a
 * URL.
 */
export const cityOf = ({
  city,
  state,
  country,
}: Pick<CarrierAddress, 'city' | 'state' | 'country'>): string => {
  const safe = (part: string) => (containsUrl(part) ? '' : part);
  return townName({ city: safe(city), state: safe(state), country });
};
