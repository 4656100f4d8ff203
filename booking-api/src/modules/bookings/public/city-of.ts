import { holdsWebAddress } from '@sendahead/shared-contracts/validation/person';
import type { CarrierAddress } from '../../../integrations/carriers/port.ts';

/** City and state for mails to others. What somebody typed as a city goes into them, and so holds no web address. */
export const cityOf = ({ city, state }: Pick<CarrierAddress, 'city' | 'state'>): string =>
  [city, state].filter((part) => part && !holdsWebAddress(part)).join(', ');
