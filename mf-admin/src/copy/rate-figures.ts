/** A service by its name in the sheet: `DOMESTIC_2_DAY` is “Domestic 2 day”. */
export function serviceWords(systemName: string): string {
  const words = systemName.replaceAll('_', ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

export const rateFigureTexts = {
  was: (figure: string) => `was ${figure}`,
  zonesByDistance: 'Zones by distance',
  zonesByPlace: 'Special and international zones',
  bag: 'Per bag',
  pound: 'Per pound',
  daysByGround: 'Days by ground',
  zone: 'Zone',
  ofZone: ({ zone, figure }: { zone: string; figure: string }) => `Zone ${zone}: ${figure}`,
  services: 'Services',
  percentOfGround: (service: string) => `${serviceWords(service)}: percent of ground`,
  ofGround: '% of ground',
  surcharges: 'Surcharges',
  dollarsOf: (surcharge: string) => `${surcharge}: dollars`,
  roundTripLess: 'Round-trip discount',
  clubRateLess: 'Club discount',
  crossBorder: 'To a neighboring country',
  dimensionalDivisor: 'Dimensional divisor',
  cost: 'Our carrier cost',
  priceHolds: 'Price held for',
  allPrices: 'All prices',
  noFigure: 'No figure',
  outOfRange: ({ lowest, highest, decimals }: { lowest: number; highest: number; decimals: boolean }) =>
    `Enter a number from ${lowest} to ${highest.toLocaleString('en-US')}, with ${decimals ? 'two decimals at most' : 'no decimals'}. It isn’t saved.`,
  ifConditions: (conditions: string) => `If ${conditions}`,
  chargedIfAny: 'is charged if any of these is true',
  wereConditions: (conditions: string) => ` (was: ${conditions})`,
  ofCondition: ({ surcharge, number, what }: { surcharge: string; number: number; what: string }) =>
    `${surcharge}, condition ${number}: ${what}`,
  remove: 'Remove',
  removedCondition: ({ surcharge, number }: { surcharge: string; number: number }) =>
    ` condition ${number} of ${surcharge}`,
  addACondition: 'Add a condition',
  addedTo: (surcharge: string) => ` to ${surcharge}`,
  cubicInchesAPound: 'cubic inches a pound',
  ofItsPrice: '% of its price',
  minutes: 'minutes',
  measure: 'measure',
  operator: 'operator',
  limit: 'limit',
} as const;
