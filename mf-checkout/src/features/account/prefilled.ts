import type { Travelers } from '@sendahead/shared-contracts/travelers/slice';
import type { RegistrationForm } from '../../state/registration.ts';

/** WCAG 3.3.7: data of the first traveler is not asked for again. */
export function prefilled(travelers: Travelers | null): RegistrationForm {
  const first = travelers?.travelers[0];
  return {
    first_name: first?.firstName ?? '',
    last_name: first?.lastName ?? '',
    email: first?.email ?? '',
    phone: first?.phone ?? '',
    password: '',
    password_confirmation: '',
    mobile_verification_number: '',
    terms: false,
  };
}
