import {
  dialledCountries,
  judgePhone,
  type PhoneVerdict,
} from '@sendahead/shared-contracts/validation/phone-rules';
import type { PhoneCountry } from '@sendahead/shared-ui/phone-field';

/** Number rules of all countries. */
export interface PhoneBook {
  readonly countries: readonly PhoneCountry[];
  /** Judges a number as typed (`text`), dialled from `country`. */
  judge(text: string, country: string): PhoneVerdict;
}

const names = new Intl.DisplayNames(['en-US'], { type: 'region' });

/** TR-03: the United States first, all others by name. */
const listed = (): PhoneCountry[] =>
  dialledCountries()
    .map(({ code, dial }) => ({ code, dial, name: names.of(code) ?? code }))
    .sort((a, b) => Number(b.code === 'US') - Number(a.code === 'US') || a.name.localeCompare(b.name, 'en'));

export const phoneBook: PhoneBook = { countries: listed(), judge: judgePhone };
