import { townName } from '@sendahead/shared-contracts/geo/town-name';
import { holdsUrl } from '@sendahead/shared-contracts/validation/person';
import type { CarrierAddress } from '../../../integrations/carriers/port.ts';

/** The town for mails to others. What somebody typed as a city goes into them, and so holds no web address. */
export const cityOf = ({
  city,
  state,
  country,
}: Pick<CarrierAddress, 'city' | 'state' | 'country'>): string => {
  const safe = (part: string) => (holdsUrl(part) ? '' : part);
  return townName({ city: safe(city), state: safe(state), country });
};
