/** ISO 3166 codes of the countries that a card can be billed to; the most used come first. */
const common = 'US CA GB IE';
const others =
  'AE AR AT AU BB BE BG BM BR BS CH CL CN CO CR CY CZ DE DK DO EC EE EG ES FI FR GR GT HK HR HU ID IL IN IS IT JM JP KE KR KW KY LI LT LU LV MA MC MT MX MY NL NO NZ PA PE PH PL PT QA RO RS SA SE SG SI SK TH TR TT TW UA UY VN ZA';

const names = new Intl.DisplayNames('en-US', { type: 'region' });
const optionOf = (code: string): { value: string; label: string } => ({
  value: code,
  label: names.of(code) ?? code,
});

/** Billing countries with their names: the common ones, then the rest by name. */
export const billingCountries: readonly { value: string; label: string }[] = [
  ...common.split(' ').map(optionOf),
  ...others
    .split(' ')
    .map(optionOf)
    .sort((a, b) => a.label.localeCompare(b.label)),
];
