import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Parcel } from '../../orders/public/parcels.ts';
import type { Order } from '../../orders/public/store.ts';

type Bag = Pick<Parcel, 'id' | 'label' | 'cost_cents'>;

const isGivenUp = ({ label }: Bag): boolean =>
  label === 'voided' || label === 'void_wanted' || label === 'dropped';

/** The bags of an order: as quoted, as they are now, and all before a change or a renewed label. */
export type BagsOfOrder = { quoted: readonly Bag[]; now: readonly Bag[]; earlier: readonly Bag[] };

/** The same from all bags that an order ever had: those of its quote have the first, common timestamp. */
export function bagsOf({ generation }: Pick<Order, 'generation'>, all: readonly Parcel[]): BagsOfOrder {
  const writtenAt = ({ created_at }: Parcel) => new Date(created_at).getTime();
  const first = Math.min(...all.map(writtenAt));
  return {
    quoted: all.filter((bag) => writtenAt(bag) === first),
    now: all.filter((bag) => bag.generation === generation),
    earlier: all.filter((bag) => bag.generation < generation),
  };
}

/**
 * CO-61, CO-80: our cost of an order: its quote, in proportion to its current bags, excluding bags whose
 * labels were voided, unless the carrier refused to void one and staff still review it. Bags are weighted by
 * label cost, or equally when not all costs are known, as right after a change.
 */
export function costOf(
  quoted: Cents | null,
  bags: BagsOfOrder,
  alerts: readonly { kind: string; subject: string }[],
): Cents | null {
  if (quoted === null || bags.quoted.length === 0) return quoted;
  const charged = alerts.filter(({ kind }) => kind === 'label_in_use').map(({ subject }) => subject);
  const counted = [
    ...bags.now.filter((bag) => !isGivenUp(bag) || charged.includes(bag.id)),
    ...bags.earlier.filter(({ id }) => charged.includes(id)),
  ];
  const isKnown = [...bags.quoted, ...counted].every(({ cost_cents }) => cost_cents !== null);
  const sum = (some: readonly Bag[]) =>
    some.reduce((total, { cost_cents }) => total + (isKnown ? (cost_cents ?? 0) : 1), 0);
  return cents(Math.round((quoted * sum(counted)) / sum(bags.quoted)));
}
