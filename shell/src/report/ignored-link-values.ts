import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import {
  isLinkedQuantity,
  linkedDays,
  linkedDirections,
  linkedQuantities,
  linkedTripTypes,
  sizesOfSku,
} from '@sendahead/shared-contracts/page/link-words';
import { type CalendarDate, parseTypedDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { linkedService } from '@sendahead/shared-contracts/services/service-levels';
import { isContact, isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import { isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';

type Check = (value: string) => boolean;
type Checks = Readonly<Record<string, Check>>;

const oneOf =
  (...words: string[]): Check =>
  (value) =>
    words.includes(value.toLowerCase());
const wordsOf = (words: Readonly<Record<string, unknown>>): Check => oneOf(...Object.keys(words));
const like =
  (form: RegExp): Check =>
  (value) =>
    form.test(value);

const end: Checks = {
  country: like(/^[A-Za-z]{2}$/),
  zip: like(/^[A-Za-z0-9 -]{2,10}$/),
  state: isContact,
  city: isContact,
  address: isContact,
  contact: isContact,
  phone: isPhoneText,
};

/** RT-03 to RT-16: which part of each address parameter its reader uses. */
const checksOf = (brand: Pick<Brand, 'product_lines'>, today: CalendarDate): Checks => ({
  ...Object.fromEntries(linkedQuantities.map(({ name }) => [name, isLinkedQuantity])),
  ...Object.fromEntries(
    Object.entries(end).flatMap(([name, check]) => ['o', 'd'].map((prefix) => [`${prefix}_${name}`, check])),
  ),
  shipping_from: isContact,
  shipping_to: isContact,
  cruise_line: isContact,
  cruises: oneOf('true', 'false'),
  triptype: wordsOf(linkedTripTypes),
  direction: wordsOf(linkedDirections),
  oneway: oneOf('true', 'false'),
  luggage: oneOf('true', 'false'),
  arrive_by: (value) => (parseTypedDate(value) ?? '') > today,
  return_date: (value) => (parseTypedDate(value) ?? '') >= today,
  ship_date: (value) => wordsOf(linkedDays)(value) || (parseTypedDate(value) ?? '') >= today,
  service: (value) => linkedService(value) !== undefined,
  travname: isName,
  travemail: isEmail,
  travphone: isPhoneText,
  product: (value) => value.split(',').every((sku) => sizesOfSku(sku, brand.product_lines).length > 0),
  micro_site_id: isLinkedQuantity,
  login_flag: () => true,
  change_order: like(/^[A-Za-z0-9_-]{1,64}$/),
  value: () => true,
});

/** Parameters that others add to any address, and that nothing here reads. */
const foreign = /^(utm_\w+|gclid|fbclid|msclkid|_ga|_gl)$/;
/** RT-17: a bag by the fields of the form. */
const rowField = /^traveler\[\d+\]\[\w+\]\[\d+\]\[\w+\]$/;
const longest = 60;

/**
 * The ignored parameters of the page's address, as one line for the log; null when none is ignored. Known
 * parameters are named and unknown ones counted: neither a value nor an invented name is logged, since
 * either may be personal data.
 */
export function ignoredLinkValues(
  query: Readonly<Record<string, string>>,
  brand: Pick<Brand, 'product_lines'>,
  today: CalendarDate,
): string | null {
  const checks = checksOf(brand, today);
  const filled = Object.entries(query).filter(([name, value]) => value.trim() !== '' && !foreign.test(name));
  const unknown = filled.filter(([name]) => !Object.hasOwn(checks, name) && !rowField.test(name)).length;
  const refused = filled.flatMap(([name, value]) =>
    Object.hasOwn(checks, name) && !checks[name]?.(value.trim()) ? [name] : [],
  );
  if (unknown === 0 && refused.length === 0) return null;
  const words = ['link ignored:', ...refused, ...(unknown > 0 ? [`+${unknown}`] : [])].join(' ');
  return words.length > longest ? `link ignored: ${refused.length} known +${unknown}` : words;
}
