import type { StoreCarrier, StoreKind } from '@sendahead/shared-contracts/stores/schema';

const carriers: Readonly<Record<StoreCarrier, string>> = { FEDEX: 'FedEx', UPS: 'UPS' };

const shops = [
  'Copperleaf',
  'Signal Hill',
  'Kestrel',
  'Old Post',
  'Blue Anchor',
  'Maple & Main',
  'Northgate',
];
const hosts = [
  'Larkspur Pharmacy',
  'Corner Oak Market',
  'Harbor Hardware',
  'Juniper Drugs',
  'Fairlane Grocery',
];

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? '';

/** An invented name of a store of a kind; the same number always returns the same one. */
export function nameOf(carrier: StoreCarrier, kind: StoreKind, city: string, number: number): string {
  const brand = carriers[carrier];
  switch (kind) {
    case 'ship_center':
      return `${brand} Ship Center ${city}`;
    case 'staffed_shop':
      return `${pick(shops, number)} Pack & Ship`;
    case 'retail_counter':
      return `${pick(hosts, number)}, ${brand} counter`;
    case 'locker':
      return `${brand} locker at ${pick(hosts, number)}`;
  }
}
