import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Parcel } from '../../orders/public/parcels.ts';

type Bag = Pick<Parcel, 'id' | 'label' | 'cost_cents'>;

const isGivenUp = ({ label }: Bag): boolean =>
  label === 'voided' || label === 'void_wanted' || label === 'dropped';

/**
 * CO-61: what an order costs us, without the bags whose labels were given up, unless the carrier refused to void one and
 * staff still look at it. Bags count by what their labels cost, or equally where that is not known of all.
 */
export function costOf(
  quoted: Cents | null,
  bags: readonly Bag[],
  alerts: readonly { kind: string; subject: string }[],
): Cents | null {
  if (quoted === null || bags.length === 0) return quoted;
  const charged = alerts.filter(({ kind }) => kind === 'label_in_use').map(({ subject }) => subject);
  const known = bags.every(({ cost_cents }) => cost_cents !== null);
  const sum = (some: readonly Bag[]) =>
    some.reduce((total, { cost_cents }) => total + (known ? (cost_cents ?? 0) : 1), 0);
  const counted = bags.filter((bag) => !isGivenUp(bag) || charged.includes(bag.id));
  return counted.length === bags.length ? quoted : cents(Math.round((quoted * sum(counted)) / sum(bags)));
}
