import type { CustomsItem } from '@sendahead/shared-contracts/orders/customs-calls';
import { customsKinds } from '@sendahead/shared-contracts/orders/customs-kinds';
import { legNames } from '@sendahead/shared-contracts/orders/leg-name';
import type { PackingList } from '@sendahead/shared-contracts/orders/order-detail';
import { addCents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Carriage } from '../../../integrations/carriers/port.ts';
import { territories } from '../../geo/public/place-key.ts';
import { bagKeys } from '../public/bag-keys.ts';
import { addressLines } from '../public/label-data.ts';
import type { Parcel } from '../public/parcels.ts';

const countryOf = ({ country }: Carriage['from']): string => (territories.has(country) ? 'US' : country);

/** Whether the bags of a leg pass through customs. */
export const crossesBorder = ({ from, to }: Pick<Carriage, 'from' | 'to'>): boolean =>
  countryOf(from) !== countryOf(to);

/** A bag as a whole, or the items that its traveler declared: the first item has the weight of the bag. */
function itemsOf(
  { leg, traveler, item, carriage }: Parcel,
  own: readonly CustomsItem[],
  home: string,
): PackingList['items'] {
  const bag = { leg, traveler, weight_pounds: carriage.package.weight };
  if (own.length > 0)
    return own.map(({ description, kind, quantity, unit_cents, origin, owned_before }, index) => ({
      ...bag,
      weight_pounds: index === 0 ? bag.weight_pounds : 0,
      description: description || customsKinds[kind].title,
      quantity,
      value_cents: cents(quantity * unit_cents),
      country_of_origin: origin,
      used: owned_before,
    }));
  return [
    {
      ...bag,
      description: item,
      quantity: 1,
      value_cents: cents(carriage.package.valueCents),
      country_of_origin: home,
      used: true,
    },
  ];
}

/**
 * The customs declaration of an order's bags that are still to be shipped, with the declared items of each
 * bag. Undefined when no bag crosses a border.
 */
export function packingListOf(
  displayId: string,
  parcels: readonly Parcel[],
  customsItems: ReadonlyMap<string, readonly CustomsItem[]> = new Map(),
): PackingList | undefined {
  const standing = parcels.filter(({ status }) => status !== 'cancelled');
  const abroad = (standing.length > 0 ? standing : parcels).filter(({ carriage }) => crossesBorder(carriage));
  const [first] = abroad;
  if (!first) return undefined;
  const home = countryOf(parcels[0]?.carriage.from ?? first.carriage.from);
  const items = legNames.flatMap((leg) => {
    const bags = abroad.filter((parcel) => parcel.leg === leg);
    const keys = bagKeys(bags);
    return bags.flatMap((bag, index) => itemsOf(bag, customsItems.get(keys[index] ?? '') ?? [], home));
  });
  return {
    display_id: displayId,
    purpose: 'PERSONAL_EFFECTS',
    currency: 'USD',
    sender: addressLines(first.carriage.from),
    recipient: addressLines(first.carriage.to),
    ways: legNames.flatMap((leg) => {
      const carriage = abroad.find((parcel) => parcel.leg === leg)?.carriage;
      return carriage
        ? [{ leg, sender: addressLines(carriage.from), recipient: addressLines(carriage.to) }]
        : [];
    }),
    items,
    total_value_cents: addCents(...items.map(({ value_cents }) => value_cents)),
    total_weight_pounds: items.reduce((sum, { weight_pounds }) => sum + weight_pounds, 0),
  };
}
