import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import {
  missingEmail,
  missingFirstName,
  missingLastName,
  validEmail,
  validName,
  validPhone,
} from '@sendahead/shared-contracts/validation/field-sentences';
import type { Problem } from '../state/problems.ts';
import type { Remark } from '../state/state.ts';

type Words = Pick<Brand, 'packaging_word' | 'camp_grades'>;

/** VL-16, VL-22 to VL-25, VL-34, VL-35, VL-37, VL-39 in words. Brands with grades speak of campers. */
export function problemText(problem: Problem, brand: Words): string {
  const camp = brand.camp_grades.length > 0;
  switch (problem) {
    case 'first_name_missing':
      return camp ? "Please enter your Camper's first name" : missingFirstName;
    case 'last_name_missing':
      return camp ? "Please enter your Camper's last name" : missingLastName;
    case 'name_not_valid':
      return validName;
    case 'label_missing':
      return 'Please enter the name for the label in Latin letters.';
    case 'email_missing':
      return camp
        ? 'Please enter the email where you would like to receive shipment notifications.'
        : missingEmail;
    case 'email_not_valid':
      return validEmail;
    case 'number_not_valid':
      return 'Enter a valid number.';
    case 'phone_not_valid':
      return validPhone;
    case 'phone_not_of_country':
      return 'Please enter a valid phone number.';
    case 'grade_missing':
      return "Please enter the camper's upcoming grade";
    case 'items_missing':
      return 'Please add at least one item to ship';
    case 'nobody_returns':
      return 'At least one bag must return. If none do, choose “One way” below.';
    case 'nobody_goes':
      return 'At least one bag must go outbound. If none do, choose “One way” below and swap the places.';
    case 'size_missing':
      return 'Please select a size';
    case 'packaging_missing':
      return `Please select ${brand.packaging_word}`;
    case 'contents_missing':
      return 'Please describe contents';
    default:
      return problem satisfies never;
  }
}

/** VL-15, VL-17: how a text was changed on input. */
export const remarkText = (remark: Remark): string =>
  remark === 'cut'
    ? 'You have reached the maximum number of characters allowed for this field.'
    : 'We cleared Contents because a label can’t print some pasted characters, such as emoji. Use letters, digits and punctuation.';
