const phone = 'Enter a phone number with area code, like 415-555-0132.';
const email = 'Enter an email address, like name@example.com.';
const color = 'Enter a color as # and six digits, like #0b5d3b.';
const club = 'Enter the number of a club, like 42.';
const day = 'Choose a day from the calendar.';
const zip = 'Enter a zip code, like 28374.';
const times = 'Enter a whole number of 1 or more, or leave it empty.';

/** What a field expects, by its name on the wire. */
const expected: Readonly<Record<string, string>> = {
  phone,
  help_phone: phone,
  email,
  help_email: email,
  billing_email: email,
  name: 'Enter a name in letters and digits.',
  first_name: 'Enter a first name in letters.',
  last_name: 'Enter a last name in letters.',
  host: 'Use 2 to 20 lowercase letters, like golf.',
  slug: 'Use 2 to 20 lowercase letters, like golf.',
  brand_colour: color,
  accent_colour: color,
  theme: color,
  palette_hue: 'Enter a whole number from 0 to 359.',
  club_id: club,
  origin_club_id: club,
  destination_club_id: club,
  clubs: 'Enter numbers of clubs, like 42, 43.',
  logo_svg: 'Choose an SVG picture without scripts or links.',
  country: 'Choose a country from the list.',
  state: 'Enter a state in two letters, like NC.',
  zip,
  from: zip,
  until: zip,
  miles: 'Enter a whole number of miles from 1 to 500.',
  terms_days: 'Enter a number of days from 0 to 120.',
  fees: 'Enter an amount from $0 to $500.',
  billing: 'Enter a credit limit from $0 to $1,000,000.',
  insurance_covers: 'Choose amounts from the list.',
  refund_limit_cents: 'Enter an amount of $0 or more, like 250.',
  discount_limit_percent: 'Enter a percentage from 0 to 100.',
  amount: 'Enter an amount or percentage of 1 or more.',
  amount_cents: 'Enter an amount in dollars, like 25.00.',
  usage_limit: times,
  user_limit: times,
  valid_from: day,
  valid_until: day,
  expires_on: day,
  first_day: day,
  last_day: day,
  starts_on: day,
  ends_on: day,
  closed_dates: day,
  subject: 'Use one line of plain text.',
  text: 'Use plain text, without special characters.',
  max_length: 'Enter a number of letters from 1 to 255.',
  reason: 'Enter a reason in plain text.',
  Number: club,
  Phone: phone,
  'Zip code': zip,
  'Billing email': email,
};

/** For a field of a newer server. */
const unreadable = 'We can’t read this entry. Compare it with the label and change it.';

/** What the field at a path expects, in a sentence; the innermost name that is known counts. */
export function expectedAt(path: string): string {
  const names = path.split('.').toReversed();
  const fieldName = names.find((name) => Object.hasOwn(expected, name));
  return fieldName === undefined ? unreadable : (expected[fieldName] ?? unreadable);
}
