/** The parts of an address that was written in one line. */
export interface AddressParts {
  readonly country: 'US' | 'CA';
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const states = new Set(
  (
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
    'OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
  ).split(' '),
);
const provinces = new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' '));
const countryNames: Readonly<Record<string, AddressParts['country']>> = {
  us: 'US',
  usa: 'US',
  'u.s.a.': 'US',
  'united states': 'US',
  'united states of america': 'US',
  canada: 'CA',
};

const usEnd = /^([A-Za-z]{2})[\s,]+(\d{5}(?:-\d{4})?)$/;
const canadianEnd = /^([A-Za-z]{2})[\s,]+([A-Za-z]\d[A-Za-z])[\s-]?(\d[A-Za-z]\d)$/;
const cityForm = /^[\p{L}][\p{L}\s.'-]*$/u;
const streetForm = /^(?=.*\d)(?=.*\p{L})/u;

type Region = Pick<AddressParts, 'country' | 'state' | 'zip'>;

function regionOf(text: string): Region | null {
  const [, state = '', zip = ''] = usEnd.exec(text) ?? [];
  if (states.has(state.toUpperCase())) return { country: 'US', state: state.toUpperCase(), zip };
  const [, province = '', area = '', unit = ''] = canadianEnd.exec(text) ?? [];
  if (!provinces.has(province.toUpperCase())) return null;
  return { country: 'CA', state: province.toUpperCase(), zip: `${area} ${unit}`.toUpperCase() };
}

/** The region at the end of the parts, and how many of them it takes: "NY 10001" or "NY", "10001". */
function regionAt(parts: readonly string[]): { region: Region; taken: number } | null {
  for (const taken of [1, 2]) {
    const region = regionOf(parts.slice(-taken).join(', '));
    if (region) return { region, taken };
  }
  return null;
}

/**
 * AD-15: street, city, state and zip of a US or Canadian address written in one line with commas; null for
 * everything else, which stays as typed.
 */
export function parseAddressLine(text: string): AddressParts | null {
  const parts = text
    .split(',')
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const named = countryNames[parts.at(-1)?.toLowerCase() ?? ''];
  const place = named ? parts.slice(0, -1) : parts;
  const end = regionAt(place);
  if (!end || (named && named !== end.region.country)) return null;
  const [address1 = '', ...rest] = place.slice(0, -end.taken);
  const city = rest.pop() ?? '';
  if (!streetForm.test(address1) || !cityForm.test(city)) return null;
  return { ...end.region, address1, address2: rest.join(', '), city };
}
