import type { PhoneCountry } from '@sendahead/shared-ui/booking';
import type { Phone } from './state.ts';

export const unitedStates: PhoneCountry = { code: 'US', name: 'United States', dial: '+1' };

export const emptyPhone: Phone = {
  country: 'US',
  dial: '+1',
  number: '',
  extension: '',
  prefilled: false,
  check: null,
};
