import {
  dialledCountries,
  judgePhone,
  type PhoneVerdict,
} from '@sendahead/shared-contracts/validation/phone-rules';
import type { PhoneCountry } from '@sendahead/shared-ui/booking';

/** Number rules of all countries. */
export interface PhoneBook {
  readonly countries: readonly PhoneCountry[];
  /** Validates a number as typed (`text`), dialed from `country`. */
  judge(text: string, country: string): PhoneVerdict;
}

export const phoneBook: PhoneBook = { countries: dialledCountries(), judge: judgePhone };
