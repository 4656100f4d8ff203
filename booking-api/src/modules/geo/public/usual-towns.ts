/**
 * Towns that travelers mean by a bare name although other towns have it too, or by a name that no postal code has: each
 * with its own town, state and zip code.
 */
const towns: ReadonlyMap<string, string> = new Map([
  ['aspen', 'Aspen, CO 81611'],
  ['beaver creek', 'Avon, CO 81620'],
  ['big sky', 'Big Sky, MT 59716'],
  ['breckenridge', 'Breckenridge, CO 80424'],
  ['deer valley', 'Park City, UT 84060'],
  ['hilton head', 'Hilton Head Island, SC 29928'],
  ['jackson hole', 'Jackson, WY 83001'],
  ['keystone', 'Dillon, CO 80435'],
  ['kiawah island', 'Johns Island, SC 29455'],
  ['lake tahoe', 'South Lake Tahoe, CA 96150'],
  ['mammoth', 'Mammoth Lakes, CA 93546'],
  ['park city', 'Park City, UT 84060'],
  ['steamboat', 'Steamboat Springs, CO 80487'],
  ['stowe', 'Stowe, VT 05672'],
  ['sun valley', 'Sun Valley, ID 83353'],
  ['vail', 'Vail, CO 81657'],
]);

/** The line of the town that is usually meant by a bare name; the line itself for any other. */
export const usualTown = (line: string): string => towns.get(line.toLowerCase()) ?? line;
