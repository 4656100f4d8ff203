const eastern = ['America/New_York'];
const central = ['America/Chicago'];
const mountain = ['America/Denver'];
const pacific = ['America/Los_Angeles'];
const indiana = [
  'America/Indiana/Indianapolis',
  'America/Indiana/Knox',
  'America/Indiana/Marengo',
  'America/Indiana/Petersburg',
  'America/Indiana/Tell_City',
  'America/Indiana/Vincennes',
  'America/Kentucky/Louisville',
];

const american: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV'.split(' ').map((state) => [state, eastern]),
  ),
  ...Object.fromEntries('AL AR IA IL LA MN MO MS OK WI'.split(' ').map((state) => [state, central])),
  ...Object.fromEntries('CO MT NM UT WY'.split(' ').map((state) => [state, mountain])),
  ...Object.fromEntries('CA NV WA'.split(' ').map((state) => [state, pacific])),
  AK: [
    'America/Anchorage',
    'America/Adak',
    'America/Juneau',
    'America/Metlakatla',
    'America/Nome',
    'America/Sitka',
    'America/Yakutat',
  ],
  AS: ['Pacific/Pago_Pago'],
  // The Navajo Nation observes daylight saving time.
  AZ: ['America/Phoenix', ...mountain],
  FL: [...eastern, ...central],
  FM: ['Pacific/Pohnpei', 'Pacific/Chuuk', 'Pacific/Kosrae'],
  GU: ['Pacific/Guam'],
  HI: ['Pacific/Honolulu', 'Pacific/Wake'],
  ID: ['America/Boise', ...mountain, ...pacific],
  IN: [...indiana, ...central, ...eastern],
  KS: [...central, ...mountain],
  KY: ['America/Kentucky/Louisville', 'America/Kentucky/Monticello', ...eastern, ...central],
  MH: ['Pacific/Majuro', 'Pacific/Kwajalein'],
  MI: ['America/Detroit', 'America/Menominee'],
  MP: ['Pacific/Saipan', 'Pacific/Guam'],
  ND: [
    ...central,
    ...mountain,
    'America/North_Dakota/Beulah',
    'America/North_Dakota/Center',
    'America/North_Dakota/New_Salem',
  ],
  NE: [...central, ...mountain],
  OR: [...pacific, 'America/Boise'],
  PR: ['America/Puerto_Rico'],
  PW: ['Pacific/Palau'],
  SD: [...central, ...mountain],
  TN: [...central, ...eastern],
  TX: [...central, ...mountain],
  VI: ['America/St_Thomas'],
};

const canadian: Readonly<Record<string, readonly string[]>> = {
  AB: ['America/Edmonton'],
  BC: [
    'America/Vancouver',
    'America/Creston',
    'America/Dawson_Creek',
    'America/Edmonton',
    'America/Fort_Nelson',
  ],
  MB: ['America/Winnipeg'],
  NB: ['America/Moncton'],
  NL: ['America/St_Johns', 'America/Goose_Bay'],
  NS: ['America/Halifax', 'America/Glace_Bay'],
  NT: ['America/Yellowknife', 'America/Inuvik'],
  NU: ['America/Iqaluit', 'America/Rankin_Inlet', 'America/Cambridge_Bay', 'America/Resolute'],
  ON: [
    'America/Toronto',
    'America/Winnipeg',
    'America/Thunder_Bay',
    'America/Nipigon',
    'America/Atikokan',
    'America/Rainy_River',
  ],
  PE: ['America/Halifax'],
  QC: ['America/Toronto', 'America/Halifax', 'America/Blanc-Sablon'],
  // Lloydminster is in two provinces and uses Alberta's time.
  SK: ['America/Regina', 'America/Swift_Current', 'America/Edmonton'],
  YT: ['America/Whitehorse', 'America/Dawson'],
};

const byCountry: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  US: american,
  CA: canadian,
};

/** OPEN-48: the time zones of a state, the most common first; undefined for an unknown state. */
export const zonesOfState = (country: string, state: string): readonly string[] | undefined =>
  byCountry[country]?.[state];
