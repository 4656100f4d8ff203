/** A country's differences in its address form; everything left out follows the common rules. */
export type CountryRule = {
  /** Order of the fields: American, European, or from large to small. */
  order: 'west' | 'europe' | 'east';
  /** Absent when a country has no postal codes. */
  zipExample?: string;
  /** The local words for the postal code and the state. */
  zip?: string;
  state?: string;
  stateOptional?: boolean;
  /** Only for countries with several time zones. */
  zone?: string;
  note?: string;
};

const europe = (zipExample: string, more: Partial<CountryRule> = {}): CountryRule => ({
  order: 'europe',
  zipExample,
  stateOptional: true,
  ...more,
});
const customs = 'Bags that cross this border need a packing list and a copy of the traveler’s passport.';

/** OPEN-25: countries whose forms we know; those without an example have no postal codes. */
export const countryRules: Readonly<Record<string, CountryRule>> = {
  // If the code determines town and state, it comes before them in the form.
  US: { order: 'europe', zipExample: '10001', zip: 'Zip code', state: 'State', zone: 'America/New_York' },
  PR: { order: 'europe', zipExample: '00901', zip: 'Zip code', state: 'State' },
  GU: { order: 'europe', zipExample: '96910', zip: 'Zip code', state: 'State' },
  VI: { order: 'europe', zipExample: '00801', zip: 'Zip code', state: 'State' },
  AS: { order: 'europe', zipExample: '96799', zip: 'Zip code', state: 'State' },
  MP: { order: 'europe', zipExample: '96950', zip: 'Zip code', state: 'State' },
  CA: {
    order: 'europe',
    zipExample: 'M5V 3L9',
    state: 'Province',
    zone: 'America/Toronto',
    note: customs,
  },
  MX: europe('06600', { state: 'State', zone: 'America/Mexico_City', note: customs }),
  GB: {
    order: 'west',
    zipExample: 'KY16 9XL',
    zip: 'Postcode',
    state: 'County',
    stateOptional: true,
    note: customs,
  },
  IE: { order: 'west', zipExample: 'D02 AF30', zip: 'Eircode', state: 'County', note: customs },
  AU: {
    order: 'west',
    zipExample: '2000',
    zip: 'Postcode',
    state: 'State',
    zone: 'Australia/Sydney',
    note: customs,
  },
  NZ: {
    order: 'west',
    zipExample: '1010',
    zip: 'Postcode',
    state: 'Region',
    stateOptional: true,
    zone: 'Pacific/Auckland',
  },
  JP: { order: 'east', zipExample: '100-0001', state: 'Prefecture', note: customs },
  CN: { order: 'east', zipExample: '100000', state: 'Province', zone: 'Asia/Shanghai', note: customs },
  KR: { order: 'east', zipExample: '04524', state: 'Province' },
  TW: { order: 'east', zipExample: '100', state: 'County' },
  HK: { order: 'west', state: 'Area' },
  AE: { order: 'west', state: 'Emirate' },
  SG: { order: 'west', zipExample: '018956', stateOptional: true },
  TH: europe('10330', { state: 'Province', stateOptional: false }),
  MY: europe('50450', { zip: 'Postcode', state: 'State', zone: 'Asia/Kuala_Lumpur' }),
  IN: { order: 'west', zipExample: '110001', zip: 'PIN code', state: 'State' },
  ID: europe('10110', { state: 'Province', zone: 'Asia/Jakarta' }),
  PH: europe('1000', { zip: 'ZIP code', state: 'Province' }),
  VN: europe('100000', { state: 'Province' }),
  IL: europe('9100000', { state: 'District' }),
  TR: europe('34000', { state: 'Province' }),
  SA: { order: 'west', zipExample: '11564', state: 'Region' },
  ZA: { order: 'west', zipExample: '8001', state: 'Province' },
  EG: { order: 'west', zipExample: '11511', state: 'Governorate' },
  MA: europe('20000', { state: 'Region' }),
  BR: {
    order: 'west',
    zipExample: '01310-100',
    zip: 'CEP',
    state: 'State',
    zone: 'America/Sao_Paulo',
    note: customs,
  },
  AR: europe('C1002', { state: 'Province', zone: 'America/Argentina/Buenos_Aires' }),
  CL: europe('8320000', { state: 'Region', zone: 'America/Santiago' }),
  CO: { order: 'west', zipExample: '110111', state: 'Department' },
  PE: { order: 'west', zipExample: '15001', state: 'Department' },
  CR: { order: 'west', zipExample: '10101', state: 'Province' },
  DO: { order: 'europe', zipExample: '10101', state: 'Province' },
  DE: europe('10117', { zone: 'Europe/Berlin' }),
  FR: europe('75001', { state: 'Region' }),
  ES: europe('28001', { state: 'Province', stateOptional: false, zone: 'Europe/Madrid' }),
  IT: europe('00118', { zip: 'CAP', state: 'Province', stateOptional: false }),
  PT: europe('1000-001', { state: 'District', zone: 'Europe/Lisbon' }),
  NL: europe('1012 JS', { zip: 'Postcode' }),
  BE: europe('1000', { zip: 'Postcode' }),
  LU: europe('1009'),
  CH: europe('8001', { state: 'Canton' }),
  AT: europe('1010'),
  DK: europe('1050'),
  SE: europe('111 20'),
  NO: europe('0150'),
  FI: europe('00100'),
  IS: europe('101'),
  PL: europe('00-001'),
  CZ: europe('110 00'),
  SK: europe('811 01'),
  HU: europe('1051'),
  GR: europe('104 31'),
  HR: europe('10000'),
  RO: europe('010011'),
  BG: europe('1000'),
  EE: europe('10111'),
  LV: europe('LV-1050'),
  LT: europe('LT-01103'),
  SI: europe('1000'),
  CY: europe('1010'),
  MT: europe('VLT 1010'),
  MC: europe('98000'),
  BM: { order: 'west', zipExample: 'HM 12', stateOptional: true },
  BB: { order: 'west', zipExample: 'BB11000', stateOptional: true },
  KY: { order: 'west', zipExample: 'KY1-1100', stateOptional: true },
  JM: { order: 'west', state: 'Parish' },
  BS: { order: 'west', state: 'Island' },
  IC: europe('35001', { state: 'Province', zone: 'Atlantic/Canary' }),
  XY: europe('97133', { zone: 'America/St_Barthelemy' }),
  XM: { order: 'west', stateOptional: true, zone: 'America/Lower_Princes' },
  XB: { order: 'west', stateOptional: true, zone: 'America/Kralendijk' },
};

/** OPEN-33: the carriers' codes of these places, which replace their ISO countries in the list. */
export const carrierNames: Readonly<Record<string, { name: string; replaces: string | null }>> = {
  IC: { name: 'Canary Islands', replaces: null },
  XY: { name: 'St. Barthelemy', replaces: 'BL' },
  XM: { name: 'Sint Maarten', replaces: 'SX' },
  XB: { name: 'Bonaire', replaces: 'BQ' },
};
