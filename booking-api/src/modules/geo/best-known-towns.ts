import { typedTown } from '@sendahead/shared-contracts/geo/town-case';

/**
 * Towns that travelers mean by a bare name that other towns share, or by a name without a postal code: each
 * with its own town, state and zip code, or only a Canadian code.
 */
const towns: ReadonlyMap<string, string> = new Map([
  ['aspen', 'Aspen, CO 81611'],
  ['banff', 'T1L 1B1'],
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

/**
 * Canadian towns that travelers write with their province: only their codes are known, each with a central
 * one.
 */
const canadianTowns: ReadonlyMap<string, { provinces: readonly string[]; code: string }> = new Map([
  ['banff', { provinces: ['ab', 'alberta'], code: 'T1L 1B1' }],
  ['calgary', { provinces: ['ab', 'alberta'], code: 'T2P 2M5' }],
  ['montreal', { provinces: ['qc', 'quebec'], code: 'H3B 1A7' }],
  ['ottawa', { provinces: ['on', 'ontario'], code: 'K1P 1J1' }],
  ['quebec', { provinces: ['qc', 'quebec'], code: 'G1R 4S9' }],
  ['toronto', { provinces: ['on', 'ontario'], code: 'M5V 2T6' }],
  ['vancouver', { provinces: ['bc', 'british columbia'], code: 'V6C 3L6' }],
  ['victoria', { provinces: ['bc', 'british columbia'], code: 'V8W 1P6' }],
]);

function canadianTown(line: string): string | undefined {
  const [, town = '', province = ''] = /^([^,]+?),? +([^,]+)$/.exec(line) ?? [];
  const listedTown = canadianTowns.get(town);
  return listedTown && [...listedTown.provinces, 'canada'].includes(province) ? listedTown.code : undefined;
}

/** The listed Canadian towns that begin as typed, `tor` or `toronto, o`, each with its province. */
export function canadianTownsLike(line: string): { city: string; province: string }[] {
  const [town = '', behind = ''] = line.split(',').map((part) => part.trim().toLowerCase());
  return [...canadianTowns]
    .filter(
      ([name, { provinces }]) =>
        town !== '' && name.startsWith(town) && provinces.some((province) => province.startsWith(behind)),
    )
    .map(
      ([
        name,
        {
          provinces: [province = ''],
        },
      ]) => ({
        city: typedTown(name),
        province: province.toUpperCase(),
      }),
    );
}

/** The listed Canadian town with this name, as a line that names it. */
export function canadianTownNamed(name: string): string | undefined {
  const listedTown = canadianTowns.get(name.trim().toLowerCase());
  return listedTown && `${typedTown(name.trim().toLowerCase())}, ${listedTown.provinces[0]?.toUpperCase()}`;
}

/** The line of the town usually meant by a bare name; for any other name, the line itself. */
export function bestKnownTown(line: string): string {
  const typed = line.toLowerCase();
  return towns.get(typed) ?? canadianTown(typed) ?? line;
}
