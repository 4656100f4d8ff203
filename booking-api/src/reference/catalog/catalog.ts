import type pg from 'pg';
import { territories } from '../../modules/geo/public/place-key.ts';
import { areas } from '../../modules/tariff/public/areas.ts';
import { insertNew, upsert } from '../write-rows.ts';

type Size = readonly [
  id: string,
  name: string,
  sku: string,
  length: number,
  width: number,
  height: number,
  weight: number,
];
type Line = {
  key: string;
  name: string;
  plural: string;
  items?: boolean;
  /** VL-24: its contents must be declared. */
  contents?: boolean;
  packagings: [string, string][];
  sizes: Size[];
};

const soft: [string, string] = ['soft_case', 'Soft travel bag'];
const hard: [string, string] = ['hard_case', 'Hard case'];
const carton: [string, string] = ['carton', 'Corrugated box'];

/** OPEN-07: sides in inches, weight in pounds. */
export const lines: readonly Line[] = [
  {
    key: 'golf',
    name: 'Golf Bag',
    plural: 'Golf Bags',
    packagings: [soft, hard, carton],
    sizes: [
      ['golf-standard', 'Standard', 'GOLF-STD', 48, 12, 12, 42],
      ['golf-staff', 'Staff or oversized', 'GOLF-STF', 52, 15, 15, 56],
      ['golf-junior', 'Junior or carry', 'GOLF-JNR', 42, 10, 10, 30],
    ],
  },
  {
    key: 'luggage',
    name: 'Luggage',
    plural: 'Luggage',
    packagings: [['suitcase', 'Suitcase'], ['duffel', 'Duffel bag'], carton],
    sizes: [
      ['luggage-carry-on', 'Carry-on', 'LUG-CAR', 22, 14, 9, 25],
      ['luggage-checked', 'Checked', 'LUG-CHK', 27, 18, 11, 50],
      ['luggage-oversized', 'Oversized', 'LUG-OVR', 32, 20, 13, 70],
    ],
  },
  {
    key: 'ski',
    name: 'Skis',
    plural: 'Skis',
    packagings: [soft, hard, carton],
    sizes: [
      ['ski-single', 'One pair', 'SKI-ONE', 72, 9, 5, 25],
      ['ski-double', 'Two pairs', 'SKI-TWO', 76, 13, 8, 42],
    ],
  },
  {
    key: 'snowboard',
    name: 'Snowboard',
    plural: 'Snowboards',
    items: true,
    packagings: [soft, hard, carton],
    sizes: [
      ['snowboard-single', 'One board', 'SNB-ONE', 66, 13, 6, 28],
      ['snowboard-double', 'Two boards', 'SNB-TWO', 70, 15, 8, 44],
    ],
  },
  {
    key: 'snowboot',
    name: 'Snow boots',
    plural: 'Snow boots',
    items: true,
    packagings: [['boot_bag', 'Boot bag'], carton],
    sizes: [
      ['snowboot-pair', 'One pair', 'SNT-ONE', 16, 14, 12, 20],
      ['snowboot-helmet', 'Boots and helmet', 'SNT-HLM', 20, 16, 14, 28],
    ],
  },
  {
    key: 'bike',
    name: 'Bike',
    plural: 'Bikes',
    packagings: [hard, carton],
    sizes: [
      ['bike-standard', 'Road or mountain', 'BIK-STD', 54, 30, 9, 55],
      ['bike-small', 'Folding or child', 'BIK-SML', 44, 28, 9, 40],
    ],
  },
  {
    key: 'box',
    name: 'Box',
    plural: 'Boxes',
    contents: true,
    packagings: [carton],
    sizes: [
      ['box-small', 'Small', 'BOX-SML', 16, 12, 12, 25],
      ['box-medium', 'Medium', 'BOX-MED', 20, 16, 14, 40],
      ['box-large', 'Large', 'BOX-LRG', 24, 18, 18, 50],
    ],
  },
  {
    key: 'trunk',
    name: 'Trunk',
    plural: 'Trunks',
    contents: true,
    packagings: [['trunk', 'Trunk'], carton],
    sizes: [
      ['trunk-standard', 'Standard', 'TRK-STD', 32, 18, 14, 65],
      ['trunk-soft', 'Soft-sided', 'TRK-SFT', 30, 16, 14, 50],
    ],
  },
];

/** TR-17: a line ships within each country that we serve. */
const homeCountries = [...new Set([...territories, ...Object.values(areas).flat()])].toSorted();

/** TR-14: the first thousand dollars are free; above, $1.25 per $100, for each leg. */
const covers = [100_000, 200_000, 300_000, 500_000].map((cover) => {
  const price = Math.max(0, (cover - 100_000) / 10_000) * 125;
  const dollars = `$${(cover / 100).toLocaleString('en-US')}`;
  return {
    cover_cents: cover,
    price_cents: price,
    label:
      price === 0
        ? `${dollars} coverage, free`
        : `${dollars} coverage, +$${(price / 100).toFixed(2)} each way`,
  };
});

/** Staff do not edit kinds of bags and their sizes, so a release overwrites existing ones. */
export async function seedCatalog(client: pg.Client): Promise<void> {
  await upsert(
    client,
    'product_lines',
    ['key'],
    lines.map((line) => ({
      key: line.key,
      name: line.name,
      plural_display_name: line.plural,
      counted_as: line.items ? 'items' : 'bags',
      packagings: line.packagings.map(([id, label]) => ({ id, label })),
      domestic_countries: homeCountries,
      international_enabled: true,
      contents_required: line.contents ?? false,
    })),
  );
  const products = lines.flatMap((line) =>
    line.sizes.map(([id, name, sku, length, width, height, weight], position) => ({
      id,
      line_key: line.key,
      position,
      name,
      sku_prefix: sku,
      length,
      width,
      height,
      weight,
    })),
  );
  await upsert(client, 'products', ['id'], products);
  await insertNew(client, 'insurance_options', ['cover_cents'], covers);
}
